import { redirect } from 'react-router-dom';
import { selectAccess } from '@/session/access';
import { selectIsSignedIn } from '@/session/session';
import { resolveGuard } from './guard';
import { loadMemberAccess, loadVisitorAccess, type AccessDeps } from './load-access';
import { HostLoginRequiredError } from './host-login';

/**
 * Does what the guard says until it allows. @throws a redirect response, or SignInAtHost
 */
export async function runGuard(
  deps: AccessDeps,
  address: { path: string; returnTo: string },
  visitorOnly: boolean,
): Promise<void> {
  for (;;) {
    const state = deps.store.getState();
    const { routes, passwordExpired } = selectAccess(state);
    const result = resolveGuard({
      ...address,
      visitorOnly,
      signedIn: selectIsSignedIn(state),
      routes,
      passwordExpired,
      publicPaths: deps.config.publicPaths,
      isTokenFromHost: deps.isTokenFromHost(),
      loginInterception: deps.config.loginInterception,
    });
    if (result.kind === 'allow') return;
    if (result.kind === 'redirect') throw redirect(result.to);
    if (result.kind === 'askHost') {
      deps.requestHostLogin();
      throw new HostLoginRequiredError();
    }
    if (result.routes === 'member') await loadMemberAccess(deps, address.returnTo);
    else loadVisitorAccess(deps);
  }
}
