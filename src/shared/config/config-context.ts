import { createContext, use, useCallback } from 'react';
import { mediaUrl } from '@/shared/lib/media-url';
import type { KeyedStorage } from '@/shared/lib/storage';
import type { PortalConfig } from './schema';

export interface SiteConfig {
  config: PortalConfig;
  /** What stored media paths are prefixed with. */
  mediaBase: string;
  /** Small texts that outlive the page, under the portal's prefix. */
  storage: KeyedStorage;
}

export const ConfigContext = createContext<SiteConfig | null>(null);

/** The runtime configuration. @throws outside a portal */
export function useConfig(): PortalConfig {
  return useSiteConfig().config;
}

/** Turns a stored media path into its address (R3.24). */
export function useMediaUrl(): (path: string) => string {
  const { mediaBase } = useSiteConfig();
  return useCallback((path) => mediaUrl(path, mediaBase), [mediaBase]);
}

/** The portal's own corner of the local storage. */
export function useStorage(): KeyedStorage {
  return useSiteConfig().storage;
}

function useSiteConfig(): SiteConfig {
  const value = use(ConfigContext);
  if (value === null) throw new Error('The configuration is asked for outside a portal');
  return value;
}
