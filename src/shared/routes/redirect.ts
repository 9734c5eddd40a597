import { isInAppPath } from '@/contracts/safe-url';
import { paths } from './paths';
import { repairAddress } from './repair-address';

const parameter = 'redirect';

/** Pages of the login flow. */
const authPages: readonly string[] = [
  paths.login,
  paths.welcome,
  paths.register,
  paths.forgotPassword,
  paths.password,
].map(({ pattern }) => pattern);

/** Pages to which a login need not return. */
const otherwiseHome: readonly string[] = [paths.home, paths.terms, paths.forbidden, paths.notFound].map(
  ({ pattern }) => pattern,
);

/** The login path with the path and query to return to; `/` needs no redirect (R2.64, R2.65). */
export function loginHref(returnTo: string): string {
  return withRedirect(paths.login.href(), returnTo);
}

/** `address` with the path to return to afterwards (see `redirectTarget`). */
export function withRedirect(address: string, returnTo: string): string {
  const target = wantedPage(returnTo);
  if (target === '' || target === '/' || !isTarget(target)) return address;
  return `${address}?${new URLSearchParams({ [parameter]: target }).toString()}`;
}

/** The page behind a forced change of the password, which the guard puts before it once more where it must. */
function wantedPage(returnTo: string): string {
  const [path, query = ''] = returnTo.split('?');
  const wanted = path === paths.password.href() ? redirectTarget(query) : '/';
  return wanted === '/' ? returnTo : wanted;
}

/** True for a path to which a login may return: no page that only visitors need. `/dash` is a home page too. */
const isTarget = (path: string) =>
  !isAuthPage(path) ||
  [paths.welcome.href(), paths.password.href()].some((target) => path.split('?')[0] === target);

/** Where a finished login navigates: the redirect parameter if it is an in-app path, else `/`. */
export function redirectTarget(search: string): string {
  const returnTo = repairAddress(new URLSearchParams(search).get(parameter) ?? '');
  return isInAppPath(returnTo) && isTarget(returnTo) ? returnTo : paths.root.href();
}

/**
 * `address` of the login flow for a link that is on every page: it leads back to the page that is open, and within the
 * login flow to the page that was wanted.
 */
export function withReturn(
  address: string,
  { pathname, search }: { pathname: string; search: string },
): string {
  if (isAuthPage(pathname)) return withRedirect(address, redirectTarget(search));
  return otherwiseHome.includes(pathname + search) ? address : withRedirect(address, pathname + search);
}

/** True for a path, with or without query, of the login flow. */
export function isAuthPage(path: string): boolean {
  return authPages.includes(path.split('?')[0] ?? '');
}
