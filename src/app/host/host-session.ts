import type { HostProps } from '@/contracts/host';
import { hostTokenChanged, selectSession } from '@/session/session';
import type { PortalStore } from '../store/store';

/** The one adapter to whatever a host gives its token by: shared state or plain props. */
export interface HostSession {
  /** True once the host has spoken of a token, if only to say that there is none. */
  isTokenFromHost(): boolean;
  /** New plain props of an `update`. */
  update(props: HostProps): void;
  dispose(): void;
}

/**
 * Follows the host's token: absent says nothing, empty signs out, the same one changes nothing, and nothing is
 * ever written back (R1.27, R1.28, R10.40).
 * @param onChange called after the session followed a change, not for what the host says while we start
 */
export function setupHostSession(store: PortalStore, props: HostProps, onChange: () => void): HostSession {
  let fromHost = false;
  let stopped = false;
  let started = false;
  let isTold = true;

  const receive = (state: Readonly<Record<string, unknown>>) => {
    const { token } = state;
    if (stopped || (token !== null && typeof token !== 'string')) return;
    fromHost = true;
    const session = selectSession(store.getState());
    const present = session.kind === 'signedIn' ? session.token : '';
    if ((token ?? '') === present) return;
    store.dispatch(hostTokenChanged(token));
    if (!started || !isTold) return;
    isTold = false;
    // of several changes in a row only the last one is judged by
    queueMicrotask(() => {
      isTold = true;
      if (!stopped) onChange();
    });
  };

  receive({ ...props });
  props.onGlobalStateChange?.(receive, true);
  started = true;
  return {
    isTokenFromHost: () => fromHost,
    update: (next) => {
      receive({ ...next });
    },
    // qiankun drops its listener itself after the unmount; until then we are deaf
    dispose: () => {
      stopped = true;
    },
  };
}
