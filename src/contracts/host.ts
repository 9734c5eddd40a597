/**
 * What a host application and the portal say to each other: types alone, without an import, so that the file a build
 * writes of it (`portal-host.d.ts`) is all a host team needs.
 */

/** `hash`: the address after `#`, of which a page has one; `memory`: an address that only the portal knows. */
export type HistoryKind = 'hash' | 'memory';

/** `expired`: the platform refused the host's token; `missing`: a page needs somebody signed in, and there is nobody. */
export type SessionEndReason = 'expired' | 'missing';

/** A text in the portal's two languages. */
export type HostText = Readonly<Record<'zh-CN' | 'en-US', string>>;

/**
 * The props of a portal, as `registerMicroApps` and `loadMicroApp` of qiankun hand them over. Each is optional. One that
 * makes no sense is named on the console with what was expected, and its default is used.
 *
 * `token`, `language` and `theme` are followed: a value that differs from the one before reaches a mounted portal by
 * `update` of the handle that `loadMicroApp` gives. All others hold from the mount to the unmount. Give an update all
 * props, since the next mount gets what the last update gave; wait for `mountPromise` before the first, and for each
 * before the next, since single-spa refuses what comes between.
 */
export interface HostProps {
  /** The element qiankun made for us (or its shadow root's wrapper); qiankun gives it. */
  container?: ParentNode;
  /** Name the host registered us under; qiankun gives it. */
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
  /**
   * Token as a plain prop; `''` or `null` means signed out, absent means the host does not speak of it and leaves the
   * portal to its own login. It is never stored and never written back.
   */
  token?: string | null;
  /** Language, over whatever was chosen on this computer; default: that, else the configuration's. */
  language?: 'zh-CN' | 'en-US';
  /** Theme, over whatever was chosen on this computer; default: that, else the configuration's. */
  theme?: 'blue-white' | 'dark' | 'contrast';
  /** Runtime configuration that overrides the page's own, field by field. */
  config?: HostConfig;
  /** qiankun 2's shared state, given by qiankun; only `token` is read, and nothing is ever written. */
  onGlobalStateChange?: (
    listener: (state: HostState, previous: HostState) => void,
    fireImmediately?: boolean,
  ) => void;
  /**
   * Called with the whole address when somebody follows a link to another page of the host's own origin, such as another
   * application; default: the link opens a new window, as links to other sites do.
   */
  navigate?: (address: string) => void;
  /** Called when the platform refuses the host's token, or a page needs one and there is none. */
  onSessionExpired?: (reason: SessionEndReason) => void;
  /**
   * Called once with each error that the portal could not hide: a prop that makes no sense, code of a page that did not
   * come, an exception in rendering or in an effect. The portal has told the person and the console already, and offers
   * to try again. An error that keeps it from mounting is thrown by the mount instead.
   */
  onError?: (error: Error) => void;
}

/** The global state, of which the portal reads the token: absent, or as the prop `token`. */
export interface HostState {
  readonly token?: string | null;
  readonly [other: string]: unknown;
}

/** Runtime configuration. The README's table of settings says what each does, and its default. */
export interface HostConfig {
  apiBase?: string;
  product?: string;
  clientId?: string;
  clientSecret?: string;
  tokenField?: string;
  /** Milliseconds, 100 or more. */
  timeoutMs?: number;
  publicUrl?: string;
  objectStorageBase?: string;
  storageKind?: 'local' | 'session' | 'cookie';
  tokenName?: string;
  storagePrefix?: string;
  /** Hours. */
  cacheHours?: number;
  /** Milliseconds, 500 or more. */
  messageDurationMs?: number;
  loadingText?: HostText;
  loginInterception?: boolean;
  authMode?: 'intelligence' | 'all';
  routeListName?: string;
  roleControl?: boolean;
  adminRole?: string;
  errorLog?: ('development' | 'production')[];
  /** Each begins with `/`. */
  publicPaths?: string[];
  language?: 'zh-CN' | 'en-US';
  collapse?: boolean;
  theme?: HostThemeConfig;
  extra?: { largeText?: boolean; grey?: boolean; colourWeak?: boolean };
  site?: HostSiteConfig;
}

/** The theme of a first visit. */
export interface HostThemeConfig {
  themeName?: 'blue-white' | 'dark' | 'contrast';
  layout?: 'horizontal' | 'vertical' | 'column' | 'comprehensive' | 'common' | 'float';
  columnStyle?: 'card' | 'vertical' | 'horizontal' | 'arrow';
  background?: 'none' | 'tint' | 'dots';
  tabsBarStyle?: 'card' | 'smart' | 'smooth';
  fixedHeader?: boolean;
  showProgressBar?: boolean;
  showTabs?: boolean;
  showTabsIcon?: boolean;
  showLanguage?: boolean;
  showRefresh?: boolean;
  showSearch?: boolean;
  showTheme?: boolean;
  showNotice?: boolean;
  showFullScreen?: boolean;
}

/** Texts and numbers of the site. */
export interface HostSiteConfig {
  title?: HostText;
  shortTitle?: HostText;
  logo?: string;
  welcome?: HostText;
  aim?: HostText;
  copyright?: HostText;
  postalAddress?: HostText;
  contactPath?: string;
  icp?: string;
  police?: string;
}
