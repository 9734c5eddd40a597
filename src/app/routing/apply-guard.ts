import { redirect } from 'react-router-dom';
import { selectAccess } from '@/session/access';
import { selectIsSignedIn } from '@/session/session';
import { judge } from './guard';
import { loadMemberRoutes, loadVisitorRoutes, type RouteDeps } from './load-routes';
import { SignInAtHost } from './sign-in-at-host';

/**
 * Does what the guard says until it allows. @throws a redirect response, or SignInAtHost
 */
export async function applyGuard(
  deps: RouteDeps,
  address: { path: string; wanted: string },
  visitorOnly: boolean,
): Promise<void> {
  for (;;) {
    const state = deps.store.getState();
    const { routes, passwordExpired } = selectAccess(state);
    const verdict = judge({
      ...address,
      visitorOnly,
      signedIn: selectIsSignedIn(state),
      routes,
      passwordExpired,
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
    if (verdict.routes === 'member') await loadMemberRoutes(deps, address.wanted);
    else loadVisitorRoutes(deps);
  }
}
