import type { HostProps } from '@/contracts/host';
import { logout } from '@/contracts/session';
import { pageReleased, selectPageHold } from '@/session/page-hold';
import { signedOut } from '@/session/session';
import type { Client } from '@/shared/api/client';
import type { ErrorFacts } from '@/shared/api/platform-error';
import { sendCall } from '@/shared/api/send-call';
import type { PortalConfig } from '@/shared/config/schema';
import { paths } from '@/shared/routes/paths';
import { loginHref } from '@/shared/routes/redirect';
import type { Notices } from '@/shared/ui/notices';
import type { PortalRouter } from '../routing/router';
import type { PortalStore } from '../store';
import { messages } from './messages';

export interface EndSessionDeps {
  store: PortalStore;
  client: Client;
  config: PortalConfig;
  notices: Notices;
  host: HostProps;
  hostOwnsToken: () => boolean;
  router: () => PortalRouter;
}

/** Milliseconds that a sign-out waits for the platform: on a dead line one wants to be gone all the same. */
const signOutPatience = 2000;
/** Milliseconds that it waits for calls under way, which the platform would refuse afterwards. */
const callsPatience = 500;

/** The ways a session ends, and where each leads. */
export function endSession({ store, client, notices, host, hostOwnsToken, router }: EndSessionDeps) {
  const toLogin = () => router().navigate(loginHref(whereWeAre(router())));
  const isHeld = () => selectPageHold(store.getState()).held;
  let isTold = false;
  let isSigningOut = false;
  return {
    /** Tells the platform, ends the session whatever it answers, and leads to login with the way back (R4.14, R10.46). */
    async signOut(): Promise<void> {
      isSigningOut = true;
      await client.closeFor(logout, callsPatience);
      await within(signOutPatience, store.dispatch(sendCall(logout, {}))).finally(() => {
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
    onExpired(error: ErrorFacts): void {
      if (isSigningOut) return; // the session had ended before
      if (hostOwnsToken()) {
        host.onSessionExpired?.('expired');
        if (isHeld()) {
          notices.show({ kind: 'error', text: messages.signInAtHost });
          return;
        }
        isTold = true;
        void router()
          .revalidate()
          .finally(() => {
            isTold = false;
          });
        return;
      }
      if (isHeld()) return;
      notices.show({ kind: 'failure', error });
      void toLogin();
    },
    /** A page needs somebody signed in: the host is told, unless it was told just now that its token has expired. */
    askHost(): void {
      if (!isTold) host.onSessionExpired?.('missing');
    },
    /** The guard knows by now, and leads to the change. */
    onPasswordExpired(): void {
      void router().revalidate();
    },
    /** Gives up what a held page holds. */
    leaveHeldPage(): void {
      store.dispatch(pageReleased());
      void toLogin();
    },
    onForbidden(): void {
      void router().navigate(paths.forbidden.href());
    },
  };
}

/** Waits for work, but no longer than this. */
function within(milliseconds: number, work: Promise<unknown>): Promise<unknown> {
  let timer: ReturnType<typeof setTimeout>;
  const patience = new Promise((resolve) => {
    timer = setTimeout(resolve, milliseconds);
  });
  return Promise.race([work, patience]).finally(() => {
    clearTimeout(timer);
  });
}

/** The in-app address one is at or on the way to, path and query, below the base path. */
function whereWeAre({ state, basename = '/' }: PortalRouter): string {
  const { pathname, search } = state.navigation.location ?? state.location;
  const path =
    basename !== '/' && pathname.startsWith(basename) ? pathname.slice(basename.length) || '/' : pathname;
  return path + search;
}
