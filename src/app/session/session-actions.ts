import type { HostProps } from '@/contracts/host';
import { logout } from '@/contracts/session';
import { reauthDiscarded, selectReauth } from '@/session/reauth-slice';
import { signedOut } from '@/session/session';
import type { Client } from '@/shared/api/client';
import type { ApiErrorData } from '@/shared/api/api-error';
import { callApi } from '@/shared/api/call-api';
import type { PortalConfig } from '@/shared/config/schema';
import { paths } from '@/shared/routes/paths';
import { loginHref } from '@/shared/routes/redirect';
import type { ToastQueue } from '@/shared/ui/toast-queue';
import type { PortalRouter } from '../router/router';
import type { PortalStore } from '../store/store';
import { messages } from './messages';

export interface SessionActionsDeps {
  store: PortalStore;
  client: Client;
  config: PortalConfig;
  notices: ToastQueue;
  host: HostProps;
  isTokenFromHost: () => boolean;
  router: () => PortalRouter;
}

/** Milliseconds that a sign-out waits for the platform: on a dead line one wants to be gone all the same. */
const signOutTimeoutMs = 2000;
/** Milliseconds that it waits for calls under way, which the platform would refuse afterwards. */
const pendingCallsTimeoutMs = 500;

/** The ways a session ends, and where each leads. */
export function createSessionActions({
  store,
  client,
  notices,
  host,
  isTokenFromHost,
  router,
}: SessionActionsDeps) {
  const toLogin = () => router().navigate(loginHref(currentAddress(router())));
  const isReauthPending = () => selectReauth(store.getState()).pending;
  let isExpiryReported = false;
  let isSigningOut = false;
  return {
    /** Tells the platform, ends the session whatever it answers, and leads to login with the way back (R4.14, R10.46). */
    async signOut(): Promise<void> {
      isSigningOut = true;
      await client.drain(logout, pendingCallsTimeoutMs);
      await withTimeout(signOutTimeoutMs, store.dispatch(callApi(logout, {}))).finally(() => {
        isSigningOut = false;
      });
      store.dispatch(signedOut());
      client.reopen();
      await toLogin();
    },
    /**
     * The platform refused the token: the host is told where the token is the host's, else login opens (R4.22). A page
     * that is held for its unsaved input stays, and the login opens over it (R10.38).
     */
    onExpired(error: ApiErrorData): void {
      if (isSigningOut) return; // the session had ended before
      if (isTokenFromHost()) {
        host.onSessionExpired?.('expired');
        if (isReauthPending()) {
          notices.show({ kind: 'error', text: messages.signInAtHost });
          return;
        }
        isExpiryReported = true;
        void router()
          .revalidate()
          .finally(() => {
            isExpiryReported = false;
          });
        return;
      }
      if (isReauthPending()) return;
      notices.show({ kind: 'failure', error });
      void toLogin();
    },
    /** A page needs somebody signed in: the host is told, unless it was told just now that its token has expired. */
    requestHostLogin(): void {
      if (!isExpiryReported) host.onSessionExpired?.('missing');
    },
    /** The guard knows by now, and leads to the change. */
    onPasswordExpired(): void {
      void router().revalidate();
    },
    /** Gives up what a held page holds. */
    discardReauth(): void {
      store.dispatch(reauthDiscarded());
      void toLogin();
    },
    onForbidden(): void {
      void router().navigate(paths.forbidden.href());
    },
  };
}

/** Waits for work, but no longer than this. */
function withTimeout(milliseconds: number, work: Promise<unknown>): Promise<unknown> {
  let timer: ReturnType<typeof setTimeout>;
  const timeout = new Promise((resolve) => {
    timer = setTimeout(resolve, milliseconds);
  });
  return Promise.race([work, timeout]).finally(() => {
    clearTimeout(timer);
  });
}

/** The in-app address one is at or on the way to, path and query, below the base path. */
function currentAddress({ state, basename = '/' }: PortalRouter): string {
  const { pathname, search } = state.navigation.location ?? state.location;
  const path =
    basename !== '/' && pathname.startsWith(basename) ? pathname.slice(basename.length) || '/' : pathname;
  return path + search;
}
