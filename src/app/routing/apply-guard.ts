import { redirect } from 'react-router-dom';
import type { PortalConfig } from '@/shared/config/schema';
import { fullAccessGranted, passwordExpired, routesLoaded, selectAccess } from '@/session/access';
import { selectIsSignedIn, selectSession, sessionExpired, signedOut, userLoaded } from '@/session/session';
import { platformApi } from '@/shared/api/platform-api';
import { loginHref } from '@/shared/routes/redirect';
import type { PortalStore } from '../store';
import { judge } from './guard';

export interface GuardDeps {
  store: PortalStore;
  config: PortalConfig;
  hostOwnsToken: () => boolean;
  /** Tells the host that a page needs somebody signed in. */
  askHost: () => void;
  /** Tells the person why the session could not be prepared. */
  tell: (error: unknown) => void;
}

/** Thrown for a page that only a sign-in at the host can open; the frame's error boundary explains it. */
export class SignInAtHost extends Error {}

/**
 * Does what the guard says until it allows. @throws a redirect response, or SignInAtHost
 */
export async function applyGuard(
  deps: GuardDeps,
  address: { path: string; wanted: string },
  visitorOnly: boolean,
): Promise<void> {
  for (;;) {
    const state = deps.store.getState();
    const verdict = judge({
      ...address,
      visitorOnly,
      signedIn: selectIsSignedIn(state),
      routes: selectAccess(state).routes,
      passwordExpired: selectAccess(state).passwordExpired,
      publicPaths: deps.config.publicPaths,
      hostOwnsToken: deps.hostOwnsToken(),
      loginInterception: deps.config.loginInterception,
    });
    if (verdict.kind === 'allow') return;
    if (verdict.kind === 'redirect') throw redirect(verdict.to);
    if (verdict.kind === 'askHost') {
      deps.askHost();
      throw new SignInAtHost();
    }
    if (verdict.routes === 'member') await loadMember(deps, address.wanted);
    else deps.store.dispatch(routesLoaded('visit'));
  }
}

/**
 * User info first, then the routes; whoever cannot be told leaves as a visitor (R2.62, R2.63, R10.34). A platform that
 * does not tell a password's age has none.
 */
async function loadMember(
  { store, config, hostOwnsToken, askHost, tell }: GuardDeps,
  wanted: string,
): Promise<void> {
  if (!config.loginInterception) {
    store.dispatch(fullAccessGranted());
    store.dispatch(routesLoaded('member'));
    return;
  }
  const session = selectSession(store.getState());
  if (session.kind === 'visitor') return;
  const { userInfo, passwordTime } = platformApi.endpoints;
  const anew = { subscribe: false, forceRefetch: true } as const;
  const [answer, age] = await Promise.all([
    store.dispatch(userInfo.initiate({}, anew)),
    store.dispatch(passwordTime.initiate({}, anew)),
  ]);
  const now = selectSession(store.getState());
  if (now.kind === 'signedIn' && now.id !== session.id) return; // another token came meanwhile: judge again
  if (answer.data) {
    store.dispatch(userLoaded({ id: session.id, user: answer.data }));
    if (age.data?.expired === true) store.dispatch(passwordExpired());
    store.dispatch(routesLoaded('member'));
    return;
  }
  if (now.kind === 'signedIn') {
    tell(answer.error);
    store.dispatch(hostOwnsToken() ? sessionExpired({ id: session.id }) : signedOut());
  }
  if (hostOwnsToken()) {
    askHost();
    throw new SignInAtHost();
  }
  throw redirect(loginHref(wanted));
}
