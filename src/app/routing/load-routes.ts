import { redirect } from 'react-router-dom';
import { routeList } from '@/contracts/route';
import { passwordTime, userInfo } from '@/contracts/session';
import {
  fullAccessGranted,
  passwordExpired,
  routesLoaded,
  selectAccess,
  type RouteRow,
} from '@/session/access';
import { pageHeld } from '@/session/page-hold';
import { selectSession, sessionExpired, signedOut, userLoaded } from '@/session/session';
import { PlatformError } from '@/shared/api/platform-error';
import { sendCall } from '@/shared/api/send-call';
import type { PortalConfig } from '@/shared/config/schema';
import { loginHref } from '@/shared/routes/redirect';
import type { Unsaved } from '@/shared/form/unsaved';
import type { Notice } from '@/shared/ui/notices';
import type { PortalStore } from '../store';
import { messages } from './messages';
import { localTable, RouteFormatError, serverTable, type GuardedPage } from './route-table';
import { SignInAtHost } from './sign-in-at-host';

export interface RouteDeps {
  store: PortalStore;
  config: PortalConfig;
  pages: readonly GuardedPage[];
  hostOwnsToken: () => boolean;
  /** Knows what on the pages is not saved yet. */
  unsaved: Unsaved;
  /** Tells the host that a page needs somebody signed in. */
  askHost: () => void;
  /** Tells the person why the session could not be prepared. */
  tell: (notice: Notice) => void;
  /** Told the page key of a route of the platform for which there is no page (R10.29). */
  onUnknownPage: (key: string) => void;
}

/** The routes of a visitor: those of the portal, unfiltered, in every authentication mode (R2.67, R4.27, R10.27). */
export function loadVisitorRoutes({ store, pages }: RouteDeps): void {
  store.dispatch(routesLoaded('visit', localTable(pages, 'unfiltered')));
}

/**
 * User info first, then the routes; whoever cannot be told leaves as a visitor (R2.62, R2.63, R10.34). A platform that
 * does not tell a password's age has none.
 * @param wanted path and query that the login leads back to
 * @throws a redirect to the login, or SignInAtHost
 */
export async function loadMemberRoutes(deps: RouteDeps, wanted: string): Promise<void> {
  const { store, config, hostOwnsToken, askHost, tell, unsaved } = deps;
  if (!config.loginInterception) {
    store.dispatch(fullAccessGranted());
    store.dispatch(routesLoaded('member', localTable(deps.pages, 'unfiltered')));
    return;
  }
  const session = selectSession(store.getState());
  if (session.kind === 'visitor') return;
  const isStillThis = () => {
    const now = selectSession(store.getState());
    return now.kind === 'signedIn' && now.id === session.id;
  };
  try {
    const user = await readUser(store);
    if (!isStillThis()) return; // another token came meanwhile, or none: judge again
    const admin = user.info.roles?.includes(config.adminRole) === true;
    store.dispatch(userLoaded({ id: session.id, user: user.info, admin }));
    if (user.passwordExpired) store.dispatch(passwordExpired());
    const table = await readTable(deps, user.passwordExpired);
    if (isStillThis()) store.dispatch(routesLoaded('member', table));
  } catch (error) {
    const now = selectSession(store.getState());
    if (now.kind === 'signedIn' && now.id !== session.id) return; // another token came meanwhile: judge again
    if (now.kind === 'signedIn') {
      tell(refusalNotice(error));
      if (hostOwnsToken() && unsaved.any()) store.dispatch(pageHeld());
      store.dispatch(hostOwnsToken() ? sessionExpired({ id: session.id }) : signedOut({ byItself: true }));
      if (hostOwnsToken()) askHost(); // of a token that the platform refused the host knows already
    }
    if (hostOwnsToken()) throw new SignInAtHost();
    throw redirect(loginHref(wanted));
  }
}

async function readUser(store: PortalStore) {
  const [info, age] = await Promise.all([
    store.dispatch(sendCall(userInfo, {})),
    store.dispatch(sendCall(passwordTime, {})),
  ]);
  if (info.error) throw new PlatformError(info.error);
  return { info: info.data, passwordExpired: age.data?.expired === true };
}

/** The routes of the signed-in user, filtered by role where that is on (R2.59, R4.25, R4.26). */
async function readTable(
  { store, config, pages, onUnknownPage }: RouteDeps,
  passwordIsExpired: boolean,
): Promise<readonly RouteRow[]> {
  const rights = config.roleControl ? selectAccess(store.getState()) : 'unfiltered';
  // the platform refuses all but the change of a password past its age
  if (config.authMode === 'intelligence' || passwordIsExpired) return localTable(pages, rights);
  const { data, error } = await store.dispatch(sendCall(routeList, { name: config.routeListName }));
  if (error) throw new PlatformError(error);
  return serverTable(data.list, pages, rights, onUnknownPage);
}

function refusalNotice(error: unknown): Notice {
  return error instanceof RouteFormatError
    ? { kind: 'error', text: messages.badRoutes }
    : { kind: 'failure', error: error instanceof PlatformError ? error.facts : error };
}
