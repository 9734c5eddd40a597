import { createContext, use } from 'react';
import type { HistoryKind } from '@/contracts/host';
import type { PortalConfig } from '@/shared/config/schema';

/** What the frame's parts need of the portal they are in. */
export interface PortalContextValue {
  embedded: boolean;
  /** Where the portal keeps its address. */
  history: HistoryKind;
  config: PortalConfig;
  /** Prefix for stored media paths. */
  mediaBase: string;
  /** The banner painted before any script, kept as the same node. */
  shellBanner: HTMLElement | null;
  /** Ends the static first paint; safe to call again. */
  revealPortal: () => void;
  /** Puts an error that nobody caught into the error log, while that is on, and tells the host of it. */
  logError: (error: unknown) => void;
  signOut: () => Promise<void>;
  isTokenFromHost: () => boolean;
  /** Renders the present page anew, with new data (R2.51). */
  refreshPage: () => void;
  /** Judges the present page anew, without leaving it. */
  revalidate: () => Promise<void>;
  /** Gives up the unsaved input a page is held for, and goes to the login. */
  discardReauth: () => void;
}

export const PortalContext = createContext<PortalContextValue | null>(null);

/** @throws outside a portal */
export function usePortal(): PortalContextValue {
  const value = use(PortalContext);
  if (value === null) throw new Error('usePortal is called outside a portal');
  return value;
}
