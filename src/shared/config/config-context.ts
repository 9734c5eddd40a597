import { createContext, use, useCallback, useMemo } from 'react';
import { remainingCapabilities, type Capability } from '@/contracts/capabilities';
import { mediaUrl } from '@/shared/lib/media-url';
import type { KeyedStorage } from '@/shared/lib/storage';
import type { PortalConfig } from './schema';

export interface SiteConfig {
  config: PortalConfig;
  /** Address of the platform's calls; default: as it is configured. */
  apiBase?: string;
  /** Prefix of stored media paths. */
  mediaBase: string;
  /** True in a host whose address contains the portal's: links to pages lead through the host. */
  linksThroughHost?: boolean;
  /** The browser's local storage under the portal's prefix. */
  storage: KeyedStorage;
}

export const ConfigContext = createContext<SiteConfig | null>(null);

/** The runtime configuration. @throws outside a portal */
export function useConfig(): PortalConfig {
  return useSiteConfig().config;
}

/** The capabilities that the platform has. */
export function useCapabilities(): ReadonlySet<Capability> {
  const { without } = useConfig();
  return useMemo(() => remainingCapabilities(without), [without]);
}

/** Converts a stored media path to its URL (R3.24). */
export function useMediaUrl(): (path: string) => string {
  const { mediaBase } = useSiteConfig();
  return useCallback((path) => mediaUrl(path, mediaBase), [mediaBase]);
}

/** The address of the platform's calls, as the administrator of a network needs it. */
export function usePlatformAddress(): string {
  const { apiBase, config } = useSiteConfig();
  return apiBase ?? config.apiBase;
}

/** The portal's part of the local storage. */
export function useStorage(): KeyedStorage {
  return useSiteConfig().storage;
}

/** See `SiteConfig.linksThroughHost`. */
export function useLinksThroughHost(): boolean {
  return useSiteConfig().linksThroughHost === true;
}

function useSiteConfig(): SiteConfig {
  const value = use(ConfigContext);
  if (value === null) throw new Error('The configuration is used outside a portal');
  return value;
}
