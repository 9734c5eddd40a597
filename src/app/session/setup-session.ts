import { routeList } from '@/contracts/route';
import { logout, userInfo } from '@/contracts/session';
import { selectAccess } from '@/session/access';
import { reauthDiscarded, selectReauth } from '@/session/reauth-slice';
import { selectSession, signedOut } from '@/session/session';
import { sessionEndExplained } from '@/session/session-end';
import type { TokenStorage } from '@/session/token-storage';
import { isAborted, type ApiErrorData } from '@/shared/api/api-error';
import { cacheKeys, recentPagesKey, recentSearchesKey } from '@/shared/api/base-api';
import { callApi } from '@/shared/api/call-api';
import type { Client } from '@/shared/api/client';
import type { CallUse } from '@/shared/api/report-failure';
import type { PortalConfig } from '@/shared/config/schema';
import type { FormDrafts } from '@/shared/form/form-drafts';
import type { UnsavedChanges } from '@/shared/form/unsaved-changes';
import type { ScopedCache } from '@/shared/lib/scoped-cache';
import { paths } from '@/shared/routes/paths';
import { isAuthPage, loginHref } from '@/shared/routes/redirect';
import { TimeoutError, withTimeout } from '@/shared/lib/with-timeout';
import type { ToastQueue } from '@/shared/ui/toast-queue';
import { currentAddress, type PortalRouter } from '../router/current-page';
import { prefetchAppData } from '../store/prefetch-app-data';
import type { PortalListeners, PortalStore } from '../store/store';
import { messages } from './messages';
import { setupSessionListeners } from './session-listeners';
import { setupSessionTabSync } from './session-tab-sync';

export interface SessionDeps {
  store: PortalStore;
  client: Client;
  config: Pick<PortalConfig, 'rememberLoginRoute'>;
  cache: ScopedCache;
  listeners: PortalListeners;
  router: PortalRouter;
  token: TokenStorage;
  toasts: ToastQueue;
  unsaved: UnsavedChanges;
  drafts: FormDrafts;
  hostSession: {
    isTokenFromHost: () => boolean;
    requestLogin: () => void;
    reportExpired: (revalidate?: () => Promise<void>) => void;
  };
}

/** The user's actions on the session. */
export interface SessionActions {
  /**
   * Signs out at the platform, ends the session even if that fails, and opens the login, which returns here (R4.14,
   * R10.46). A call during a sign-out returns the running one.
   */
  signOut(): Promise<void>;
  /** Discards the unsaved input that waits for a new login. */
  discardReauth(): void;
}

/** Ends the session on a 401, and keeps token storage and the browser's other tabs in step with it. */
export function setupSession(deps: SessionDeps): SessionActions & { dispose: () => void } {
  const { store, cache, listeners, router, token, unsaved, hostSession } = deps;
  const { signOut, discardReauth, ...reactions } = createSessionActions(deps);
  setupSessionListeners(listeners, {
    ...reactions,
    token,
    hasUnsaved: unsaved.hasAny,
    onEnded() {
      cache.clear([...Object.values(cacheKeys), recentSearchesKey, recentPagesKey]);
      void prefetchAppData(store);
    },
    onLeft: deps.toasts.clear,
    onUserChanged() {
      deps.drafts.clear();
    },
  });
  const dispose = setupSessionTabSync(store, token, {
    isTokenFromHost: hostSession.isTokenFromHost,
    hasUnsaved: unsaved.hasAny,
    onChange: () => void router.revalidate(),
  });
  return { signOut, discardReauth, dispose };
}

/** Maximum time, in milliseconds, that a sign-out waits for the platform's response. */
const signOutTimeoutMs = 2000;
/** Maximum time, in milliseconds, that a sign-out waits for running calls, which would be rejected after it. */
const pendingCallsTimeoutMs = 500;

/** The reactions to rejected calls, and the user's own actions. */
function createSessionActions({ store, client, config, toasts, unsaved, hostSession, router }: SessionDeps) {
  const toLogin = () => router.navigate(loginHref(config.rememberLoginRoute ? currentAddress(router) : ''));
  const isReauthPending = () => selectReauth(store.getState()).pending;
  const sessionId = () => {
    const session = selectSession(store.getState());
    return session.kind === 'signedIn' ? session.id : null;
  };
  let signingOut: Promise<void> | null = null;
  const endSession = async () => {
    const id = sessionId();
    await client.drain(logout, pendingCallsTimeoutMs);
    const result = await withTimeout(
      store.dispatch(callApi(logout, {}, undefined, { toast: false })),
      signOutTimeoutMs,
    ).catch((error: unknown) => {
      if (error instanceof TimeoutError) return undefined;
      throw error;
    });
    client.reopen();
    // another tab may have signed in meanwhile; its session stays
    if (sessionId() !== null && sessionId() !== id) return;
    store.dispatch(signedOut());
    // the token may still be valid on the platform, unless the platform has just rejected it
    const error = result?.error;
    if (error && error.kind !== 'unauthorized' && !isAborted(error)) toasts.show({ kind: 'failure', error });
    await toLogin();
  };
  return {
    signOut(): Promise<void> {
      signingOut ??= endSession().finally(() => {
        signingOut = null;
      });
      return signingOut;
    },
    discardReauth(): void {
      store.dispatch(reauthDiscarded());
      void toLogin();
    },
    /**
     * The platform rejected the token. A host that provided it is notified; otherwise the login opens (R4.22). A page
     * with unsaved input stays, and the login opens over it (R10.38).
     */
    onExpired(error: ApiErrorData): void {
      if (signingOut) return;
      if (hostSession.isTokenFromHost()) {
        if (!isReauthPending()) {
          hostSession.reportExpired(() => router.revalidate());
          return;
        }
        hostSession.reportExpired();
        toasts.show({ kind: 'error', text: messages.signInAtHost });
        return;
      }
      store.dispatch(sessionEndExplained({ reason: 'rejected', message: error.message }));
      if (isReauthPending()) return;
      toasts.show({ kind: 'failure', error });
      void toLogin();
    },
    /** The guard redirects to the page that changes the password. */
    onPasswordExpired(): void {
      void router.revalidate();
    },
    /**
     * A visitor's call needs a user: the login opens, and returns here (R4.22). What was typed stays; on a page of the
     * login, only the answer to what the visitor sent is shown.
     */
    onLoginRequired({ error, use }: { error: ApiErrorData; use: CallUse }): void {
      const isAtLogin = isAuthPage(currentAddress(router));
      if (isAtLogin && use === 'query') return;
      toasts.show({ kind: 'failure', error });
      if (isAtLogin || unsaved.hasAny()) return;
      if (hostSession.isTokenFromHost()) {
        hostSession.requestLogin();
        return;
      }
      const page = currentAddress(router);
      store.dispatch(sessionEndExplained({ reason: 'required', message: error.message, page }));
      void toLogin();
    },
    onForbidden({ path }: ApiErrorData): void {
      // a user who may not sign in returns to the page that was wanted: the guard opens the login (R2.63)
      const isGuarded =
        [userInfo, routeList].some((call) => call.path === path) &&
        sessionId() !== null &&
        selectAccess(store.getState()).routes !== 'member';
      if (isGuarded && !hostSession.isTokenFromHost()) return;
      // replaces the refused page, so that going back does not open it again
      void router.navigate(paths.forbidden.href(), { replace: true });
    },
  };
}
