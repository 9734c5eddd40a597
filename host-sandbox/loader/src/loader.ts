import type { HostProps, HostState, PortalHandle, PortalLifecycles } from '../../../src/contracts/host';

/**
 * The props of a portal, without those that the loader sets itself. `token`, `language` and `theme` may change while the
 * portal is mounted, and so may the callbacks that were given at the mount. All others hold until it is unmounted.
 *
 * `token` that was never given means that the portal uses its own login; once it was given, `undefined` signs out like `''`.
 */
export type PortalProps = Omit<HostProps, 'container' | 'name' | 'onGlobalStateChange'>;

/** A portal in an element of the host. */
export interface MountedPortal {
  /**
   * Resolves when the portal shows its first page; rejects with the reason when it cannot be mounted. It stays pending
   * when the host leaves before.
   */
  readonly ready: Promise<PortalHandle>;
  /** Takes all props again, at any time: `token` at once, `language` and `theme` one update after the other. */
  update(props: PortalProps): void;
  /** Whether leaving would lose what the user has typed. */
  hasUnsavedInput(): boolean;
  /** Asks the user whether unsaved input may be lost. Resolves to true at once when there is none. */
  canLeave(): Promise<boolean>;
  /** Opens an in-app address such as `/uc/myCert`, as soon as the portal is there. */
  navigate(address: string): Promise<void>;
  /** Unmounts the portal, also one that is still loading. The element is empty when it resolves. */
  unmount(): Promise<void>;
}

/** The portals of one address on this page. */
export interface PortalLoader {
  /** Loads the portal's code ahead of a mount, such as when the pointer is over a menu entry. */
  preload(): void;
  /** Mounts a portal into an empty element that is on the page. */
  mount(element: Element, props?: PortalProps): MountedPortal;
  /** Whether leaving would lose input in one of the mounted portals. */
  hasUnsavedInput(): boolean;
  /** Asks in each mounted portal that has unsaved input. Resolves to false when the user wants to stay. */
  canLeave(): Promise<boolean>;
}

const loaders = new Map<string, PortalLoader>();

/**
 * The loader of the portal at an address. The same address gives the same loader; nothing is requested yet.
 * @param url address of the portal's page, such as `https://training.example.org/`, or relative to the document
 * @throws TypeError when it is not a URL
 */
export function loadPortal(url: string): PortalLoader {
  const page = new URL(url, document.baseURI);
  if (!page.pathname.endsWith('/')) page.pathname += '/';
  const entry = new URL('portal.js', page).href;
  const loader = loaders.get(entry) ?? createLoader(entry);
  loaders.set(entry, loader);
  return loader;
}

/** Imports the portal's module. A bundler must leave this import to the browser. */
const importModule = (address: string) =>
  import(/* webpackIgnore: true */ /* @vite-ignore */ address) as Promise<PortalLifecycles>;

/**
 * @param entry URL of the portal's module
 * @param load imports it
 */
export function createLoader(
  entry: string,
  load: (address: string) => Promise<PortalLifecycles> = importModule,
): PortalLoader {
  const mounted = new Set<MountedPortal>();
  let attempts = 0;
  let loading: Promise<PortalLifecycles> | undefined;
  // A new address for each attempt, since a browser may keep a failed import.
  const nextAddress = () => (attempts++ === 0 ? entry : `${entry}?attempt=${attempts}`);
  const loadOnce = () =>
    (loading ??= load(nextAddress()).catch((error: unknown) => {
      loading = undefined; // the next mount tries again
      throw error;
    }));
  // A mount waits for these, so that it finds its element empty and the hash free.
  let unmounts: Promise<unknown> = Promise.resolve();

  return {
    preload() {
      // A mount reports what fails.
      void loadOnce()
        .then((portal) => portal.bootstrap())
        .catch(() => undefined);
    },
    mount(element, props = {}) {
      const earlier = unmounts;
      const portal = mountPortal(element, props, () =>
        Promise.all([loadOnce(), earlier]).then(([code]) => code),
      );
      mounted.add(portal);
      const unmount = () => {
        mounted.delete(portal);
        const done = portal.unmount();
        unmounts = Promise.all([unmounts, done.catch(() => undefined)]);
        return done;
      };
      return { ...portal, unmount };
    },
    hasUnsavedInput: () => [...mounted].some((portal) => portal.hasUnsavedInput()),
    async canLeave() {
      for (const portal of [...mounted]) if (!(await portal.canLeave())) return false;
      return true;
    },
  };
}

function mountPortal(
  container: Element,
  initial: PortalProps,
  load: () => Promise<PortalLifecycles>,
): MountedPortal {
  const token = createToken();
  token.set(initial.token);
  let props = initial;
  let handle: PortalHandle | undefined;
  let hasUnsaved = false;
  let lifecycles: PortalLifecycles | undefined;
  let unmounted: Promise<void> | undefined;
  let reportReady!: (portal: PortalHandle) => void;
  const shown = new Promise<PortalHandle>((resolve) => (reportReady = resolve));

  const mountProps = (): HostProps => ({
    ...withLatestCallbacks(props, () => props),
    container,
    onGlobalStateChange: token.subscribe,
    onReady(portal) {
      handle = portal;
      reportReady(portal);
      props.onReady?.(portal);
    },
    onUnsavedChange(has) {
      hasUnsaved = has;
      props.onUnsavedChange?.(has);
    },
  });
  const mount = async () => {
    const code = await load();
    if (unmounted) return;
    lifecycles = code;
    await code.mount(mountProps()).catch((error: unknown) => {
      if (!unmounted) throw error; // the unmount ends a running mount
    });
  };
  const mounting = mount();
  let updates = mounting.catch(() => undefined); // `ready` rejects

  return {
    ready: mounting.then(() => shown),
    update(next) {
      props = next;
      token.set(next.token);
      const { language, theme } = next;
      updates = updates
        .then(() =>
          unmounted
            ? undefined
            : lifecycles?.update({ container, ...(language && { language }), ...(theme && { theme }) }),
        )
        .catch(reportLater); // one that fails does not stop the next
    },
    hasUnsavedInput: () => hasUnsaved,
    canLeave: () => handle?.canLeave() ?? Promise.resolve(true),
    navigate: (address) => shown.then((portal) => portal.navigate(address)),
    unmount() {
      hasUnsaved = false;
      return (unmounted ??= lifecycles?.unmount({ container }) ?? Promise.resolve());
    },
  };
}

/** Makes each function call that of the latest props, because frameworks pass new functions at each render. */
function withLatestCallbacks({ token: _, ...props }: PortalProps, latest: () => PortalProps): PortalProps {
  const wrapped: Record<string, (...values: unknown[]) => unknown> = {};
  for (const [name, value] of Object.entries(props)) {
    if (typeof value !== 'function') continue;
    wrapped[name] = (...values) => {
      const callbacks = latest() as Record<string, ((...given: unknown[]) => unknown) | undefined>;
      return callbacks[name]?.(...values);
    };
  }
  return { ...props, ...wrapped };
}

/** The host's token as a subscription, which applies a change at once and keeps what the user typed. */
function createToken() {
  const listeners = new Set<(state: HostState, previous: HostState) => void>();
  let state: HostState = {};
  return {
    set(next: string | null | undefined) {
      if (next === undefined && state.token === undefined) return; // the portal's own login
      const previous = state;
      state = { token: next ?? '' };
      if (state.token !== previous.token) for (const listener of [...listeners]) listener(state, previous);
    },
    subscribe(listener: (state: HostState, previous: HostState) => void, fireImmediately?: boolean) {
      listeners.add(listener);
      if (fireImmediately) listener(state, {});
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

/** Lets the browser report an error as it reports any other of the page. */
function reportLater(error: unknown) {
  setTimeout(() => {
    throw error;
  });
}
