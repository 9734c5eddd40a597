import { useHref } from 'react-router-dom';
import { useConfig, useLinksThroughHost } from '@/shared/config/config-context';

/**
 * The absolute URL of an in-app path, for other people: in a host whose address contains the portal's, the link through
 * the host; else the link to the standalone portal.
 */
export function usePageUrl(path: string): string {
  const { publicUrl } = useConfig();
  const href = useHref(path);
  return useLinksThroughHost() ? new URL(href, location.href).href : new URL(`#${path}`, publicUrl).href;
}
