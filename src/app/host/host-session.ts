import type { HostProps } from '@/contracts/host';
import { isObject } from '@/contracts/tolerant-reader';
import { hostTokenChanged, selectSession } from '@/session/session';
import { hostAppearanceReceived } from '../store/settings-slice';
import type { PortalListeners, PortalStore } from '../store/store';
import { HostPropError } from './host-props';

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
 * Follows the host's token and appearance. The subscription decides: from the first token that it gives, the prop `token` is
 * not used. In both, an absent token and one of another type change nothing, a repeated one is ignored, an empty one signs
 * out; nothing is ever written back to the host (R1.27, R1.28, R10.40).
 * @param report receives HostPropError once when the prop gives another token than the subscription
 */
export function setupHostSession(
  store: PortalStore,
  host: HostProps,
  report: (error: HostPropError) => void,
): HostSession {
  /** The last token of each way; undefined until it gave one. */
  const tokens: { shared?: string; prop?: string } = {};
  const decided = () => tokens.shared ?? tokens.prop;
  let isDisposed = false;
  let isExpiryReported = false;
  let isConflictReported = false;

  const receive = (way: 'shared' | 'prop', given: unknown) => {
    const token = tokenOf(given);
    if (isDisposed || token === undefined || token === tokens[way]) return;
    const before = { ...tokens, decided: decided() };
    tokens[way] = token;
    apply(before.decided);
    // a prop that the host leaves as it was while it changes its state is no mistake
    if (way === 'prop' || before.shared === undefined) reportConflict();
  };
  const apply = (before: string | undefined) => {
    const token = decided() ?? '';
    const session = selectSession(store.getState());
    const current = session.kind === 'signedIn' ? session.token : '';
    if (token !== before && token !== current) store.dispatch(hostTokenChanged(token));
  };
  const reportConflict = () => {
    const { shared, prop } = tokens;
    if (isConflictReported || shared === undefined || prop === undefined || shared === prop) return;
    isConflictReported = true;
    report(new HostPropError('token: not used, because onGlobalStateChange gives another one'));
  };

  const disposeTokenListener = host.onGlobalStateChange?.((state) => {
    receive('shared', state);
  }, true);
  receive('prop', host);
  const receiveAppearance = syncHostAppearance(store, host);
  return {
    isTokenFromHost: () => decided() !== undefined,
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
      receive('prop', props);
      receiveAppearance(props);
    },
    // qiankun gives no way to stop, and removes its listener only after the unmount
    dispose() {
      isDisposed = true;
      if (typeof disposeTokenListener === 'function') disposeTokenListener();
    },
  };
}

/** The token that a host gives, `''` for nobody; undefined for an absent one and for one of another type. */
function tokenOf(given: unknown): string | undefined {
  const token: unknown = isObject(given) ? given.token : undefined;
  return token === null ? '' : typeof token === 'string' ? token : undefined;
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
