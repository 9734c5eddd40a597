import { createSharedHistory } from './shared-history';

/**
 * A window for the hash router, which a portal in a host shares with the router of the host. It behaves as the page's
 * window, except:
 * - `history`, which keeps the host's keys in the state of an entry; see `createSharedHistory`;
 * - `popstate` events, of which the router gets only those that open another entry of this portal.
 *
 * The events of one navigation, with single-spa, which qiankun is built on:
 * 1. The portal navigates: the router calls `history.pushState`. single-spa, which has patched it, sends a `popstate`
 *    event for the new entry during the call or after it. The router has opened that entry already, so it gets no event:
 *    it would run the guard twice, and take the navigation for one of the back button.
 * 2. The back button, or a link of the host to an address of this portal: the browser or the host changes the entry, and
 *    a `popstate` event follows. The router opens the entry.
 * 3. single-spa repeats the event for the same entry: the router gets no event.
 * 4. The page is at an address of the host: the router gets no event, and the portal stays where it is.
 * @param ownsHash true while the page's hash is an address of this portal
 */
export function createHashWindow(ownsHash: () => boolean): Window {
  const { history: shared, isNewEntry } = createSharedHistory();
  const wrapped = new Map<unknown, EventListener>();
  const overrides: Pick<Window, 'addEventListener' | 'removeEventListener'> = {
    addEventListener(type: string, listener: EventListenerOrEventListenerObject, options?: unknown) {
      const forward = (event: Event) => {
        if (type === 'popstate' && !(ownsHash() && isNewEntry())) return;
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
      key === 'history'
        ? shared
        : key in overrides
          ? overrides[key as keyof typeof overrides]
          : (Reflect.get(target, key) as unknown),
  });
}
