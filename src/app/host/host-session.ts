import type { HostProps } from '@/contracts/host';
import { hostTokenChanged, selectSession } from '@/session/session';
import { hostAppearanceReceived } from '../store/settings-slice';
import type { PortalListeners, PortalStore } from '../store/store';

/** The session and the appearance that a host provides, by shared state or by plain props. */
export interface HostSession {
  /** True once the host has given a token, or reported that there is none. */
  isTokenFromHost(): boolean;
  /** Notifies the host that a page needs a signed-in user. */
  requestLogin(): void;
  /**
   * Notifies the host that the platform rejected its token.
   * @param revalidate runs the guard; a login that it requests is not reported as well
   */
  reportExpired(revalidate?: () => Promise<void>): void;
  /** Takes the plain props of an `update`. */
  update(props: HostProps): void;
  dispose(): void;
}

/**
 * Follows the host's token and appearance. A token that is absent changes nothing, an empty one signs out, the same one
 * is ignored; nothing is ever written back to the host (R1.27, R1.28, R10.40).
 */
export function setupHostSession(store: PortalStore, host: HostProps): HostSession {
  let isFromHost = false;
  let isDisposed = false;
  let isExpiryReported = false;

  const receiveToken = ({ token }: Readonly<Record<string, unknown>>) => {
    if (isDisposed || (token !== null && typeof token !== 'string')) return;
    isFromHost = true;
    const session = selectSession(store.getState());
    const current = session.kind === 'signedIn' ? session.token : '';
    if ((token ?? '') !== current) store.dispatch(hostTokenChanged(token));
  };

  receiveToken({ ...host });
  const disposeTokenListener = host.onGlobalStateChange?.(receiveToken, true);
  const receiveAppearance = syncHostAppearance(store, host);
  return {
    isTokenFromHost: () => isFromHost,
    requestLogin() {
      if (!isExpiryReported) host.onSessionExpired?.('missing');
    },
    reportExpired(revalidate) {
      host.onSessionExpired?.('expired');
      if (!revalidate) return;
      isExpiryReported = true;
      void revalidate().finally(() => {
        isExpiryReported = false;
      });
    },
    update(props) {
      receiveToken({ ...props });
      receiveAppearance(props);
    },
    // qiankun gives no way to stop, and removes its listener only after the unmount
    dispose() {
      isDisposed = true;
      if (typeof disposeTokenListener === 'function') disposeTokenListener();
    },
  };
}

/**
 * Calls back after the host changed the token, once for several changes in a row.
 * @returns dispose
 */
export function onHostTokenChanged(listeners: PortalListeners, callback: () => void): () => void {
  const stop = listeners.startListening({
    actionCreator: hostTokenChanged,
    async effect(_action, { cancelActiveListeners, signal }) {
      cancelActiveListeners();
      await Promise.resolve();
      if (!signal.aborted) callback();
    },
  });
  return () => {
    stop({ cancelActive: true });
  };
}

type HostAppearance = Pick<HostProps, 'language' | 'theme'>;

/**
 * Applies the host's language and theme when they change. Absent values and repeated ones change nothing, so a choice
 * that the user made in the portal since then stays.
 * @param initial props of the mount, with which the store started
 */
function syncHostAppearance(store: PortalStore, initial: HostAppearance): (props: HostAppearance) => void {
  let { language, theme } = initial;
  return (next) => {
    if (next.language !== undefined && next.language !== language) {
      language = next.language;
      store.dispatch(hostAppearanceReceived({ language }));
    }
    if (next.theme !== undefined && next.theme !== theme) {
      theme = next.theme;
      store.dispatch(hostAppearanceReceived({ themeName: theme }));
    }
  };
}
