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
import { reauthRequired } from '@/session/reauth-slice';
import { selectSession, sessionExpired, signedOut, userLoaded } from '@/session/session';
import { ApiError } from '@/shared/api/api-error';
import { callApi } from '@/shared/api/call-api';
import type { PortalConfig } from '@/shared/config/schema';
import { loginHref } from '@/shared/routes/redirect';
import type { UnsavedChanges } from '@/shared/form/unsaved-changes';
import type { Toast } from '@/shared/ui/toast-queue';
import type { PortalStore } from '../store/store';
import { messages } from './messages';
import { localRoutes, RouteFormatError, serverRoutes, type GuardedPage } from './route-table';
import { HostLoginRequiredError } from './host-login';

export interface AccessDeps {
  store: PortalStore;
  config: PortalConfig;
  pages: readonly GuardedPage[];
  isTokenFromHost: () => boolean;
  /** Knows what on the pages is not saved yet. */
  unsaved: UnsavedChanges;
  /** Tells the host that a page needs somebody signed in. */
  requestHostLogin: () => void;
  /** Tells the person why the session could not be prepared. */
  notify: (notice: Toast) => void;
  /** Told the page key of a route of the platform for which there is no page (R10.29). */
  onUnknownPage: (key: string) => void;
}

/** The routes of a visitor: those of the portal, unfiltered, in every authentication mode (R2.67, R4.27, R10.27). */
export function loadVisitorAccess({ store, pages }: AccessDeps): void {
  store.dispatch(routesLoaded('visitor', localRoutes(pages, 'unfiltered')));
}

/**
 * User info first, then the routes; whoever cannot be told leaves as a visitor (R2.62, R2.63, R10.34). A platform that
 * does not tell a password's age has none.
 * @param returnTo path and query that the login leads back to
 * @throws a redirect to the login, or SignInAtHost
 */
export async function loadMemberAccess(deps: AccessDeps, returnTo: string): Promise<void> {
  const { store, config, isTokenFromHost, requestHostLogin, notify, unsaved } = deps;
  if (!config.loginInterception) {
    store.dispatch(fullAccessGranted());
    store.dispatch(routesLoaded('member', localRoutes(deps.pages, 'unfiltered')));
    return;
  }
  const session = selectSession(store.getState());
  if (session.kind === 'visitor') return;
  const isSameSession = () => {
    const now = selectSession(store.getState());
    return now.kind === 'signedIn' && now.id === session.id;
  };
  try {
    const user = await fetchUser(store);
    if (!isSameSession()) return; // another token came meanwhile, or none: judge again
    const admin = user.info.roles?.includes(config.adminRole) === true;
    store.dispatch(userLoaded({ id: session.id, user: user.info, admin }));
    if (user.passwordExpired) store.dispatch(passwordExpired());
    const table = await fetchRoutes(deps, user.passwordExpired);
    if (isSameSession()) store.dispatch(routesLoaded('member', table));
  } catch (error) {
    const now = selectSession(store.getState());
    if (now.kind === 'signedIn' && now.id !== session.id) return; // another token came meanwhile: judge again
    if (now.kind === 'signedIn') {
      notify(accessErrorToast(error));
      if (isTokenFromHost() && unsaved.hasAny()) store.dispatch(reauthRequired());
      store.dispatch(
        isTokenFromHost() ? sessionExpired({ id: session.id }) : signedOut({ reason: 'sessionLost' }),
      );
      if (isTokenFromHost()) requestHostLogin(); // of a token that the platform refused the host knows already
    }
    if (isTokenFromHost()) throw new HostLoginRequiredError();
    throw redirect(loginHref(returnTo));
  }
}

async function fetchUser(store: PortalStore) {
  const [info, age] = await Promise.all([
    store.dispatch(callApi(userInfo, {})),
    store.dispatch(callApi(passwordTime, {})),
  ]);
  if (info.error) throw new ApiError(info.error);
  return { info: info.data, passwordExpired: age.data?.expired === true };
}

/** The routes of the signed-in user, filtered by role where that is on (R2.59, R4.25, R4.26). */
async function fetchRoutes(
  { store, config, pages, onUnknownPage }: AccessDeps,
  passwordIsExpired: boolean,
): Promise<readonly RouteEntry[]> {
  const rights = config.roleControl ? selectAccess(store.getState()) : 'unfiltered';
  // the platform refuses all but the change of a password past its age
  if (config.authMode === 'intelligence' || passwordIsExpired) return localRoutes(pages, rights);
  const { data, error } = await store.dispatch(callApi(routeList, { name: config.routeListName }));
  if (error) throw new ApiError(error);
  return serverRoutes(data.list, pages, rights, onUnknownPage);
}

function accessErrorToast(error: unknown): Toast {
  return error instanceof RouteFormatError
    ? { kind: 'error', text: messages.badRoutes }
    : { kind: 'failure', error: error instanceof ApiError ? error.details : error };
}
