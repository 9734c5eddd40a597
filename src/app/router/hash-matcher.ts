/**
 * Tells whether the page's hash is an address of ours. In a host only a path below our base path is: any other, such as
 * that of an anchor in the host's own page, is the host's. A page of our own has no other addresses.
 */
export function createHashMatcher(basePath: string, embedded: boolean): () => boolean {
  if (!embedded) return () => true;
  const below = basePath.endsWith('/') ? basePath : `${basePath}/`;
  return () => {
    const [path = ''] = location.hash.slice(1).split('?');
    return `${path}/`.startsWith(below);
  };
}

/** The window as a router sees it that hears of our own addresses alone: its page stays while the hash is the host's. */
export function createHashWindow(ownsHash: () => boolean): Window {
  const wrapped = new Map<unknown, EventListener>();
  const ours: Pick<Window, 'addEventListener' | 'removeEventListener'> = {
    addEventListener(type: string, listener: EventListenerOrEventListenerObject, options?: unknown) {
      const forward = (event: Event) => {
        if (type === 'popstate' && !ownsHash()) return;
        if (typeof listener === 'function') listener.call(window, event);
        else listener.handleEvent(event);
      };
      wrapped.set(listener, forward);
      window.addEventListener(type, forward, options as AddEventListenerOptions);
    },
    removeEventListener(type: string, listener: EventListenerOrEventListenerObject, options?: unknown) {
      window.removeEventListener(type, wrapped.get(listener) ?? listener, options as EventListenerOptions);
      wrapped.delete(listener);
    },
  };
  return new Proxy(window, {
    get: (target, key) =>
      key in ours ? ours[key as keyof typeof ours] : (Reflect.get(target, key) as unknown),
  });
}
