import { matchPath } from 'react-router-dom';
import type { RouteSet } from '@/session/access';
import { alwaysPublicPaths } from '@/shared/config/default-public-paths';
import type { PortalConfig } from '@/shared/config/schema';
import { paths } from '@/shared/routes/paths';
import { loginHref, redirectTarget, withRedirect } from '@/shared/routes/redirect';

export interface GuardContext {
  signedIn: boolean;
  /** Routes loaded so far. */
  routes: RouteSet;
  /** Requested path, without the query. */
  path: string;
  /** Requested path and query, to which the login returns. */
  returnTo: string;
  visitorOnly: boolean;
  /** The password has expired: only the page that changes it opens (R7.15). */
  passwordExpired: boolean;
  publicPaths: readonly string[];
  /** The host provides the token, so the portal shows no login page. */
  isTokenFromHost: boolean;
  /** False: every page is open to everyone (R10.34). */
  loginInterception: boolean;
}

export type GuardResult =
  | { kind: 'allow' }
  | { kind: 'redirect'; to: string }
  /** Load this set of routes, then resolve again. */
  | { kind: 'load'; routes: Exclude<RouteSet, 'none'> }
  /** Only the host can sign the user in. */
  | { kind: 'requestHostLogin' };

/** Thrown for a page that only a sign-in at the host can open; the page's error boundary explains it. */
export class HostLoginRequiredError extends Error {}

/** Decides who may open a page, and what has to happen first (R2.62 to R2.67). Pure. */
export function resolveGuard(context: GuardContext): GuardResult {
  if (!context.loginInterception)
    return context.routes === 'member' ? allow : { kind: 'load', routes: 'member' };
  if (context.visitorOnly && context.isTokenFromHost)
    return { kind: 'redirect', to: afterHostLogin(context) };
  return context.signedIn ? resolveForMember(context) : resolveForVisitor(context);
}

const allow: GuardResult = { kind: 'allow' };

/** Target of a login page in a host: its redirect, a deep link that waited for the token, else home. */
function afterHostLogin({ returnTo }: GuardContext): string {
  const [, query = ''] = returnTo.split('?');
  const target = redirectTarget(query);
  return target === paths.root.href() ? paths.home.href() : target;
}

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
  const isOpen = isPublic(path, publicPaths);
  if (!isOpen && !isTokenFromHost) return { kind: 'redirect', to: loginHref(returnTo) };
  // also where only the host can sign the user in: its menu needs what a visitor may open
  if (routes === 'none') return { kind: 'load', routes: 'visitor' };
  return isOpen ? allow : { kind: 'requestHostLogin' };
}

/** Whether a path, with or without query, requires a login. */
export const loginRequiredFor =
  (
    { loginInterception, publicPaths }: Pick<PortalConfig, 'loginInterception' | 'publicPaths'>,
    isVisitor: boolean,
  ) =>
  (path: string) =>
    isVisitor && loginInterception && !isPublic(path.split('?')[0] ?? '', publicPaths);

/** True when an entry of the whitelist, a path or a pattern, matches the path, or when the path is always public. */
export function isPublic(path: string, publicPaths: readonly string[]): boolean {
  return [...alwaysPublicPaths, ...publicPaths].some((pattern) => matchPath(pattern, path) !== null);
}
