import { redirect } from 'react-router-dom';
import { routeList } from '@/contracts/route';
import { passwordTime, userInfo } from '@/contracts/session';
import {
  fullAccessGranted,
  passwordExpired,
  routesLoaded,
  selectAccess,
  type RouteEntry,
} from '@/session/access';
import {
  selectIsSignedIn,
  selectSession,
  selectUser,
  sessionExpired,
  signedOut,
  userLoaded,
} from '@/session/session';
import { sessionEndExplained } from '@/session/session-end';
import { ApiError, isAborted, isApiErrorData, isNotFound } from '@/shared/api/api-error';
import { callApi } from '@/shared/api/call-api';
import type { RepairLog } from '@/shared/api/repair-log';
import type { PortalConfig } from '@/shared/config/schema';
import type { UnsavedChanges } from '@/shared/form/unsaved-changes';
import { loginHref } from '@/shared/routes/redirect';
import type { Toast } from '@/shared/ui/toast-queue';
import type { PortalStore } from '../store/store';
import type { AccessRetry } from './access-retry';
import { HostLoginRequiredError, resolveGuard } from './guard';
import { messages } from './messages';
import { localRoutes, RouteFormatError, serverRoutes, type GuardedPage } from './route-table';

export interface AccessDeps {
  store: PortalStore;
  config: PortalConfig;
  pages: readonly GuardedPage[];
  /** Running loads by session: navigations that follow each other quickly share one. */
  loading: Map<string, Promise<void>>;
  unsaved: UnsavedChanges;
  isTokenFromHost: () => boolean;
  /** Notifies the host that the page needs a signed-in user. */
  requestHostLogin: () => void;
  /** Waits for a platform that is unavailable, in a host that provides the token. */
  accessRetry: AccessRetry;
  /** Shows the user why their access could not be loaded. */
  notify: (toast: Toast) => void;
  /** Writes to the error log only. */
  logError: (error: unknown) => void;
  /** Receives the fields of the platform's routes that did not fit the contract. */
  logRepaired?: RepairLog;
}

/**
 * Runs the guard for an address until it allows the page, and loads the access that it requires.
 * @throws a redirect response, HostLoginRequiredError, or PlatformUnavailableError
 */
export async function runGuard(
  deps: AccessDeps,
  address: { path: string; returnTo: string },
  visitorOnly: boolean,
): Promise<void> {
  const returnTo = deps.config.rememberLoginRoute ? address.returnTo : '';
  for (;;) {
    const state = deps.store.getState();
    const access = selectAccess(state);
    const result = resolveGuard({
      path: address.path,
      returnTo,
      visitorOnly,
      signedIn: selectIsSignedIn(state),
      routes: access.routes,
      passwordExpired: access.passwordExpired,
      publicPaths: deps.config.publicPaths,
      isTokenFromHost: deps.isTokenFromHost(),
      loginInterception: deps.config.loginInterception,
    });
    if (result.kind !== 'load') deps.accessRetry.settled();
    if (result.kind === 'allow') return;
    if (result.kind === 'redirect') throw redirect(result.to);
    if (result.kind === 'requestHostLogin') {
      deps.requestHostLogin();
      throw new HostLoginRequiredError();
    }
    if (result.routes === 'member') await loadMemberAccess(deps, returnTo);
    else loadVisitorAccess(deps);
  }
}

/** A visitor gets the portal's own routes, unfiltered, in every authentication mode (R2.67, R4.27, R10.27). */
function loadVisitorAccess({ store, pages }: AccessDeps): void {
  store.dispatch(routesLoaded('visitor', localRoutes(pages, 'unfiltered')));
}

/**
 * Loads the user, then the routes. When either fails, the portal's own session ends (R2.62, R2.63, R10.34), and that of
 * a host waits (`failInHost`). Returns without loading when the token changed meanwhile: the guard then runs again.
 * @param returnTo path and query to which the login returns
 * @throws a redirect to the login, HostLoginRequiredError, or PlatformUnavailableError
 */
async function loadMemberAccess(deps: AccessDeps, returnTo: string): Promise<void> {
  const { store, config, isTokenFromHost, notify } = deps;
  if (!config.loginInterception) {
    store.dispatch(fullAccessGranted());
    store.dispatch(routesLoaded('member', localRoutes(deps.pages, 'unfiltered')));
    return;
  }
  const session = selectSession(store.getState());
  if (session.kind === 'visitor') return;
  const { loading } = deps;
  const pending =
    loading.get(session.id) ??
    loadUserAndRoutes(deps, session.id).finally(() => {
      loading.delete(session.id);
    });
  loading.set(session.id, pending);
  try {
    await pending;
  } catch (error) {
    const now = selectSession(store.getState());
    if (now.kind === 'signedIn' && now.id !== session.id) return;
    if (isTokenFromHost()) throw failInHost(deps, session.id, error);
    if (now.kind === 'signedIn') {
      notify(accessErrorToast(error));
      endSession(deps, session.id);
      const { kind, message } = error instanceof ApiError ? error.details : { kind: null, message: '' };
      const reason = kind === 'unauthorized' ? 'rejected' : 'notLoaded';
      store.dispatch(sessionEndExplained({ reason, message }));
    }
    throw redirect(loginHref(returnTo));
  }
}

/** Unsaved input outlives the session: the login opens over its page (R10.38). */
function endSession({ store, unsaved }: AccessDeps, id: string): void {
  if (unsaved.hasAny()) store.dispatch(sessionExpired({ id, pagesWait: true }));
  else store.dispatch(signedOut({ reason: 'sessionLost' }));
}

/**
 * The access of a host's user could not be loaded. The token belongs to the host, so the session ends here only if the
 * platform decides so: a rejected token, which has been reported to the host, or a forbidden user. After any other
 * failure the session stays, and the portal retries automatically.
 * @returns the error that the page's error boundary explains
 */
function failInHost(deps: AccessDeps, id: string, error: unknown): Error {
  const { store, unsaved, notify, accessRetry } = deps;
  if (!selectIsSignedIn(store.getState())) return new HostLoginRequiredError();
  const cause = error instanceof ApiError ? error.details : error;
  if (!isApiErrorData(cause) || cause.kind !== 'forbidden') {
    const outage = accessRetry.failed(cause);
    // once per outage
    if (outage.cause === cause) notify(accessErrorToast(error));
    return outage;
  }
  notify(accessErrorToast(error));
  // a visitor can open the forbidden page, which a new token would not change
  store.dispatch(sessionExpired({ id, pagesWait: unsaved.hasAny() }));
  return new HostLoginRequiredError();
}

/**
 * Loads the user, then the routes; after the change of an expired password only the routes.
 *
 * @throws ApiError; RouteFormatError
 */
async function loadUserAndRoutes(deps: AccessDeps, sessionId: string): Promise<void> {
  const { store, config, notify } = deps;
  const isSameSession = () => {
    const now = selectSession(store.getState());
    return now.kind === 'signedIn' && now.id === sessionId;
  };
  if (selectUser(store.getState()) === null) {
    const user = await fetchUser(store, notify);
    if (!isSameSession()) return;
    const admin = user.info.roles?.includes(config.adminRole) === true;
    store.dispatch(userLoaded({ id: sessionId, user: user.info, admin }));
    if (user.passwordExpired) store.dispatch(passwordExpired());
  }
  const table = await fetchRoutes(deps);
  if (isSameSession()) store.dispatch(routesLoaded('member', table));
}

/** The guard shows what fails, once: inside a host the portal repeats these calls by itself. */
const silent = { toast: false };

/** On a platform without the call for a password's age, passwords never expire. */
async function fetchUser(store: PortalStore, notify: AccessDeps['notify']) {
  const [info, age] = await Promise.all([
    store.dispatch(callApi(userInfo, {}, undefined, silent)),
    store.dispatch(callApi(passwordTime, {}, undefined, silent)),
  ]);
  if (info.error) throw new ApiError(info.error);
  if (age.error && !isNotFound(age.error) && !isAborted(age.error))
    notify({ kind: 'failure', error: age.error });
  return { info: info.data, passwordExpired: age.data?.expired === true };
}

/** The signed-in user's routes, filtered by role when role control is on (R2.59, R4.25, R4.26). */
async function fetchRoutes({
  store,
  config,
  pages,
  logError,
  logRepaired,
}: AccessDeps): Promise<readonly RouteEntry[]> {
  const access = selectAccess(store.getState());
  const rights = config.roleControl ? access : 'unfiltered';
  // with an expired password the platform rejects every call but the change of the password
  if (config.authMode === 'intelligence' || access.passwordExpired) return localRoutes(pages, rights);
  const { data, error } = await store.dispatch(
    callApi(routeList, { name: config.routeListName }, undefined, silent),
  );
  if (error) throw new ApiError(error);
  const onUnknown = (key: string) => {
    logError(new Error(`A route of the platform names the page ${key}, which does not exist`));
  };
  return serverRoutes(data.list, pages, rights, onUnknown, (field) =>
    logRepaired?.(routeList.path, field === '' ? 'list' : `list.${field}`),
  );
}

function accessErrorToast(error: unknown): Toast {
  return error instanceof RouteFormatError
    ? { kind: 'error', text: messages.badRoutes }
    : { kind: 'failure', error: error instanceof ApiError ? error.details : error };
}
