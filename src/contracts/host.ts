/** `hash`: the address after `#`, of which a page has one; `memory`: an address that only the portal knows. */
export const historyKinds = ['hash', 'memory'] as const;
export type HistoryKind = (typeof historyKinds)[number];

/**
 * What a host application and the portal say to each other. A host team needs this file only.
 * Every prop is optional except the container, which qiankun gives.
 */
export interface HostProps {
  /** The element qiankun made for us (or its shadow root's wrapper). */
  container?: ParentNode;
  /** Name the host registered us under. */
  name?: string;
  /** Hash path under which our routes live, e.g. `/portal`, as it reads or encoded; default `/`. */
  basePath?: string;
  /**
   * Where the portal keeps its address, default `hash`. A page has one hash: of several portals all but one need
   * `memory`, and a second one that asks for the hash says so on the console and goes on with memory.
   */
  history?: HistoryKind;
  /** In-app address, e.g. `/article?page=2`, that a portal with memory history begins with; default `/`. */
  initialPath?: string;
  /** Called with the in-app address, path and query, whenever a portal with memory history has come to another one. */
  onNavigate?: (address: string) => void;
  /** Token as a plain prop; `''` or `null` means signed out, absent means the host does not speak of it. */
  token?: string | null;
  language?: string;
  theme?: string;
  /** Runtime configuration that overrides the page's own (see the settings table of the README). */
  config?: Readonly<Record<string, unknown>>;
  /** qiankun 2's shared state; read through one adapter, never written. */
  onGlobalStateChange?: (
    listener: (state: Readonly<Record<string, unknown>>, previous: Readonly<Record<string, unknown>>) => void,
    fireImmediately?: boolean,
  ) => void;
  /** Leaves the portal for an address of the host (its login, another application). */
  navigate?: (address: string) => void;
  /** Called when the platform refuses the host's token, or a page needs one and there is none. */
  onSessionExpired?: (reason: 'expired' | 'missing') => void;
}

/** Key of the token in the host's global state. */
export const hostTokenKey = 'token';
