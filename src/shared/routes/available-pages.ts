import { useMemo } from 'react';
import { matchPath } from 'react-router-dom';
import {
  capabilities,
  capabilityNames,
  remainingCapabilities,
  type Capability,
} from '@/contracts/capabilities';
import { useConfig } from '../config/config-context';

/**
 * Returns a function that checks whether an in-app path, pattern or address with a query is a page that the platform
 * has.
 * @param without the capabilities that it lacks
 */
export function createAvailability(without: readonly Capability[]): (path: string) => boolean {
  const remaining = remainingCapabilities(without);
  const absent: string[] = capabilityNames.flatMap((name) =>
    remaining.has(name) ? [] : [...capabilities[name].pages],
  );
  return (path) => {
    const [pathname = ''] = path.split('?');
    return !absent.some((pattern) => pattern === pathname || matchPath(pattern, pathname) !== null);
  };
}

/** As `createAvailability`, by the configuration. */
export function useIsAvailable(): (path: string) => boolean {
  const { without } = useConfig();
  return useMemo(() => createAvailability(without), [without]);
}
