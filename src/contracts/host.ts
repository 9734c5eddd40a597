import type { HostBrand, HostConfig, HostLanguage } from './host-config';
import type { HostError, SessionEndReason } from './host-errors';

export type { HostBrand } from './host-config';
export type { HostError, HostErrorCode, HostErrorSeverity, SessionEndReason } from './host-errors';

/**
 * The interface of a host application and the portal. Only types: from them and those of host-config.ts and
 * host-errors.ts the build makes the one declaration file that a host team needs, `portal-host.d.ts`.
 */

/** `hash`: the address is the page's hash, of which there is one; `memory`: the address is internal to the portal. */
export type HistoryKind = 'hash' | 'memory';

/** The page that the portal shows. Its texts are in the portal's language. */
export interface PortalPage {
  /** In-app address, path and query. */
  readonly address: string;
  /** Name of the page, or of what it is about, such as a course. */
  readonly title: string;
  /** Breadcrumbs from the home page; the last entry is this page. */
  readonly breadcrumbs: readonly { readonly title: string; readonly address: string }[];
}

/** The signed-in user, as the platform has them. */
export interface PortalUser {
  /** Name for signing in. */
  readonly username: string;
  /** Name to greet the user by: the real name where the platform sends one, else the user name. */
  readonly name: string;
  /** URL of the picture. */
  readonly avatar: string | null;
  /** Codes of the roles, such as `trainee`. */
  readonly roles: readonly string[];
}

/** An entry of the portal's menu. Its title is in the portal's language. */
export interface PortalMenuItem {
  /** Text of the entry. */
  readonly title: string;
  /** In-app address for `navigate` of the handle; null for a link elsewhere and for a heading of its children. */
  readonly address: string | null;
  /** Target of a link; null for a heading, and with memory history for pages of the portal. */
  readonly href: string | null;
  /** The link opens a new window. */
  readonly newWindow: boolean;
  /** The shown page is this one, or below it. */
  readonly isActive: boolean;
  /** Entries below it. */
  readonly children: readonly PortalMenuItem[];
}

/** The menu that the portal shows standalone, for the current user. */
export interface PortalMenu {
  /** Pages of the platform. */
  readonly main: readonly PortalMenuItem[];
  /** Pages of the user; for a visitor the login and the registration, where the login is the portal's. */
  readonly account: readonly PortalMenuItem[];
}

/**
 * The props of a portal. A host passes them in the way of its kind: to `registerMicroApps` or `loadMicroApp` of
 * qiankun, to single-spa, as `data` of micro-app, as `props` of wujie, or to `mount` of `portal.js`. All are optional. An
 * invalid prop is reported on the console with the expected value, and its default is used.
 *
 * `token`, `language` and `theme` can change while the portal is mounted, by `update` of `portal.js` or of the handle of
 * `loadMicroApp`, or by `setData` of micro-app. All others are fixed from mount to unmount. The rules of an update are in
 * the guide to embedding, under “Language and theme”.
 */
export interface HostProps {
  /** The element for the portal, or a shadow root; set by qiankun, and by a host that calls the lifecycles itself. */
  container?: ParentNode;
  /** Registered name of the portal; set by qiankun. */
  name?: string;
  /** Hash path of the portal's routes, e.g. `/portal`, encoded or not; default `/`. */
  basePath?: string;
  /**
   * Where the portal stores its address, default `hash`. A page has one hash: of several portals, all but one need
   * `memory`; a second portal with `hash` reports this on the console and uses memory.
   */
  history?: HistoryKind;
  /** Initial in-app address of a portal with memory history, e.g. `/article?page=2`; default `/`. */
  initialPath?: string;
  /** Called with the in-app address (path and query) after each navigation. */
  onNavigate?: (address: string) => void;
  /**
   * The host's token. `''` or `null` means signed out; absent means that the portal uses its own login. It is never
   * stored or written back. Once `onGlobalStateChange` has given a token, also `''` or `null`, the prop is not used.
   */
  token?: string | null;
  /** Language; default: the user's stored choice, else the configured one. */
  language?: HostLanguage;
  /** Theme; default: the user's stored choice, else the configured one. */
  theme?: 'blue-white' | 'dark' | 'contrast';
  /** Runtime configuration; overrides that of the page field by field. */
  config?: HostConfig;
  /** The brand of the host; overrides that of the configuration field by field. */
  brand?: HostBrand;
  /** `z-index` of dialogs, toasts and overlays: the lowest of their range, 0 to 2147480000; default 1000. */
  zIndexBase?: number;
  /**
   * An element for dialogs, toasts and pop-ups; default: the portal's own. It is for hosts whose container has a
   * `transform`, a `filter` or a clipping `overflow`. Where the portal's styles do not reach it (isolation of styles), it is
   * reported and not used.
   */
  popupContainer?: HTMLElement;
  /** Texts that replace the portal's own, by message id such as `home.title`, in ICU format; `messages.json` beside the built page lists the ids. */
  messages?: Partial<Record<HostLanguage, Readonly<Record<string, string>>>>;
  /**
   * The subscription to the token: qiankun 2 sets it, any other host may pass its own. It calls the listener with
   * `{ token }` at each change, and at once when `fireImmediately` is true; what it returns is called at the unmount, if it
   * is a function. Only `token` is read, and nothing is written.
   */
  onGlobalStateChange?: (
    listener: (state: HostState, previous: HostState) => void,
    fireImmediately?: boolean,
  ) => void | (() => void);
  /**
   * Called with the complete URL when the user follows a link to another page of the host's origin, such as another
   * application. Default: the link opens a new window, like links to other sites.
   */
  navigate?: (address: string) => void;
  /**
   * Called once the portal shows its first page, with a handle for the host's own menu and links. The handle does nothing
   * after the unmount.
   */
  onReady?: (portal: PortalHandle) => void;
  /** Called with each shown page, and again when its title becomes known or the language changes. */
  onPageChange?: (page: PortalPage) => void;
  /** Called with the menu, and again when user, language, the platform's menu or the active entry change. */
  onMenuChange?: (menu: PortalMenu) => void;
  /** Called with the signed-in user, or null for a visitor, and again after each change. */
  onUserChange?: (user: PortalUser | null) => void;
  /** Called with the number of unread messages, 0 for a visitor, and again after each change. */
  onUnreadChange?: (count: number) => void;
  /**
   * Called with `true` when the portal gets unsaved input, and with `false` when it has none any more. A host that
   * unmounts the portal meanwhile loses the input: `canLeave` of the handle asks the user. The browser asks by itself
   * before it unloads the page.
   */
  onUnsavedChange?: (hasUnsaved: boolean) => void;
  /**
   * Called once when the portal's files were replaced by another build, with its product version. The open portal keeps
   * running; a reload of the host's page loads the new one, for which the host chooses the time.
   */
  onNewVersion?: (version: string) => void;
  /** Called when the platform rejects the host's token, or a page requires a token and there is none. */
  onSessionExpired?: (reason: SessionEndReason) => void;
  /**
   * Called once with each visible error: an invalid prop, code of a page that could not be loaded, an exception in
   * rendering or in an effect, an outage of the platform. The portal has shown it already, on the console too, and offers
   * a retry. An error that prevents mounting is thrown by the mount instead.
   */
  onError?: (error: HostError) => void;
}

/** A mounted portal, as `onReady` receives it. */
export interface PortalHandle {
  /**
   * Opens an in-app address such as `/uc/myCert`, with memory history too; resolves when the page is there.
   * @throws TypeError for anything else
   */
  navigate(address: string): Promise<void>;
  /** The link to an in-app address: its hash with the base path, or null with memory history, which has no links. */
  href(address: string): string | null;
  /**
   * Asks the user whether unsaved input may be lost; call it before the unmount. Without such input, and after the
   * unmount, it resolves to true at once.
   */
  canLeave(): Promise<boolean>;
}

/**
 * Exports of `portal.js`, in the form of single-spa and qiankun. A host without a framework calls them with its props:
 * `mount` with the `container`, `update` and `unmount` with the same one.
 */
export interface PortalLifecycles {
  /** Loads the portal's page ahead of the first mount; optional. @throws when it does not arrive */
  bootstrap(props?: HostProps): Promise<void>;
  /**
   * Mounts a portal into `container`, or into the element that single-spa's conventions name.
   * @throws when the portal cannot start, or is mounted there already; nothing of it is left
   */
  mount(props?: HostProps): Promise<void>;
  /** Unmounts the portal of the container, also one that is still loading; without one it does nothing. */
  unmount(props?: HostProps): Promise<void>;
  /** Passes changed `token`, `language` and `theme` to the portal of the container, or of the `name`. */
  update(props?: HostProps): Promise<void>;
}

/**
 * Functions that a host's page may offer as `window.__portalHostCheck` to `npm run check:host`, for steps that cannot
 * be done from outside. Each does the same as a user of the host.
 */
export interface HostCheckHook {
  /** Opens the host's page with the portal. */
  mount?(): unknown;
  /** Leaves that page. */
  unmount?(): unknown;
  /** Gives the user another token; `''` signs out. */
  setToken?(token: string): unknown;
  /** Changes language and theme of the open portal. */
  setAppearance?(appearance: Pick<HostProps, 'language' | 'theme'>): unknown;
  /**
   * What `onError` and `onSessionExpired` received since the page was opened: texts with the code of the error or the
   * reason. Take them from where your host handles or records them, such as its log.
   */
  received?(): readonly string[];
}

/** The global state; the portal reads its `token`, which has the meaning of the prop. */
export interface HostState {
  readonly token?: string | null;
  readonly [other: string]: unknown;
}
