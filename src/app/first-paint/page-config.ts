import type { StorageKind } from '@/session/token-storage';
import type { CacheConfig } from './cached-responses';
import type { AddressConfig } from './fill-template';

/** Unvalidated; a setting of another type ends the script, and the page waits for the portal. */
export interface PageConfig extends CacheConfig, AddressConfig {
  storageKind?: StorageKind;
  tokenName?: string;
  timeoutMs?: number;
  publicPaths?: unknown;
  loginInterception?: unknown;
  authMode?: string;
  without?: readonly unknown[];
  brand?: Readonly<Record<string, unknown>> | null;
}

/** The JSON block `#portal-config`, not validated. */
export function readConfig(document: Document): PageConfig {
  try {
    return JSON.parse(document.getElementById('portal-config')?.textContent ?? '') as PageConfig;
  } catch {
    return {};
  }
}
