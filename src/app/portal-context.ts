import { createContext, use } from 'react';
import type { HistoryKind, HostProps } from '@/contracts/host';
import type { PortalConfig } from '@/shared/config/schema';

/** Values of a portal that the components of its shell use. */
export interface PortalContextValue {
  embedded: boolean;
  /** Props of the host; empty standalone. */
  host: HostProps;
  /** Where the portal keeps its address. */
  history: HistoryKind;
  config: PortalConfig;
  /** Prefix for stored media paths. */
  mediaBase: string;
  /** The banner that index.html painted; the portal keeps the node. */
  shellBanner: HTMLElement | null;
  /** See `PortalElement.reveal`. */
  revealPortal: (scrollY?: number) => void;
  /** Writes an error to the error log, while that is on, and passes it to the host. */
  logError: (error: unknown) => void;
  /** Whether another build has replaced this one. */
  newVersion: { isNew: () => boolean; subscribe: (listener: () => void) => () => void };
  signOut: () => Promise<void>;
  isTokenFromHost: () => boolean;
  /** Renders the active page again with new data (R2.51). */
  refreshPage: () => void;
  /** Runs the guard for the active page again. */
  revalidate: () => Promise<void>;
  /** See `HostAccess.reportShown`. */
  reportShown: (key: string) => void;
  /** Discards the unsaved input that waits for re-authentication, and opens the login. */
  discardReauth: () => void;
}

export const PortalContext = createContext<PortalContextValue | null>(null);

/** @throws outside a portal */
export function usePortal(): PortalContextValue {
  const value = use(PortalContext);
  if (value === null) throw new Error('usePortal is called outside a portal');
  return value;
}
