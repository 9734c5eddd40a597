import { isInAppPath } from '@/contracts/safe-url';
import { paths } from './paths';

const parameter = 'redirect';

/** Pages of the login flow; none is a target to return to. */
const authPages: readonly string[] = [paths.login, paths.register, paths.forgotPassword, paths.password].map(
  ({ pattern }) => pattern,
);

/** The login path with the path and query to return to; `/` needs no redirect (R2.64, R2.65). */
export function loginHref(returnTo: string): string {
  return withRedirect(paths.login.href(), returnTo);
}

/** `address` with the path to return to afterwards (see `redirectTarget`). */
export function withRedirect(address: string, returnTo: string): string {
  if (returnTo === '' || returnTo === '/' || isAuthPage(returnTo)) return address;
  return `${address}?${new URLSearchParams({ [parameter]: returnTo }).toString()}`;
}

/** Where a finished login navigates: the redirect parameter if it is an in-app path, else `/`. */
export function redirectTarget(search: string): string {
  const returnTo = new URLSearchParams(search).get(parameter) ?? '';
  return isInAppPath(returnTo) && !isAuthPage(returnTo) ? returnTo : paths.root.href();
}

/** True for a path, with or without query, of the login flow. */
export function isAuthPage(path: string): boolean {
  return authPages.includes(path.split('?')[0] ?? '');
}
