import { matchPath } from 'react-router-dom';
import type { RouteSet } from '@/session/access';
import { paths } from '@/shared/routes/paths';
import { loginHref, withRedirect } from '@/shared/routes/redirect';

export interface GuardContext {
  signedIn: boolean;
  /** Routes loaded so far. */
  routes: RouteSet;
  /** Path wanted, without query. */
  path: string;
  /** Path and query wanted: what a redirect must lead back to. */
  returnTo: string;
  visitorOnly: boolean;
  /** The password is past its age: only its own page opens (R7.15). */
  passwordExpired: boolean;
  publicPaths: readonly string[];
  /** The host gives the token, so there is no login screen of ours. */
  isTokenFromHost: boolean;
  /** Off: everyone may go everywhere (R10.34). */
  loginInterception: boolean;
}

export type GuardResult =
  | { kind: 'allow' }
  | { kind: 'redirect'; to: string }
  /** Load this set of routes, then ask again. */
  | { kind: 'load'; routes: Exclude<RouteSet, 'none'> }
  /** Only the host can sign in. */
  | { kind: 'askHost' };

/** The one guard: who may go where, and what has to happen first (R2.62 to R2.67). Pure. */
export function resolveGuard(context: GuardContext): GuardResult {
  if (!context.loginInterception)
    return context.routes === 'member' ? allow : { kind: 'load', routes: 'member' };
  if (context.visitorOnly && context.isTokenFromHost) return { kind: 'redirect', to: paths.home.href() };
  return context.signedIn ? resolveForMember(context) : resolveForVisitor(context);
}

const allow: GuardResult = { kind: 'allow' };

function resolveForMember({
  path,
  returnTo,
  visitorOnly,
  routes,
  passwordExpired,
}: GuardContext): GuardResult {
  if (visitorOnly) return { kind: 'redirect', to: paths.root.href() };
  if (routes !== 'member') return { kind: 'load', routes: 'member' };
  const isPasswordPage = path === paths.password.pattern;
  return passwordExpired && !isPasswordPage
    ? { kind: 'redirect', to: withRedirect(paths.password.href(), returnTo) }
    : allow;
}

function resolveForVisitor({
  path,
  returnTo,
  publicPaths,
  routes,
  isTokenFromHost,
}: GuardContext): GuardResult {
  if (isPublic(path, publicPaths)) return routes === 'none' ? { kind: 'load', routes: 'visitor' } : allow;
  return isTokenFromHost ? { kind: 'askHost' } : { kind: 'redirect', to: loginHref(returnTo) };
}

/** True when a whitelist entry, exact or a pattern, covers the path. */
export function isPublic(path: string, publicPaths: readonly string[]): boolean {
  return publicPaths.some((pattern) => matchPath(pattern, path) !== null);
}
