import { isInAppPath } from '@/contracts/safe-address';
import { paths } from './paths';

const parameter = 'redirect';

/** Screens on the way to somewhere else; none of them is somewhere to come back to. */
const authPages: readonly string[] = [paths.login, paths.register, paths.forgotPassword, paths.password].map(
  ({ pattern }) => pattern,
);

/** The login address that leads back to where one was, query included; `/` needs no way back (R2.64, R2.65). */
export function loginHref(returnTo: string): string {
  return withRedirect(paths.login.href(), returnTo);
}

/** An address that leads on to `wanted` when it is done with (see `redirectTarget`). */
export function withRedirect(address: string, returnTo: string): string {
  if (returnTo === '' || returnTo === '/' || isAuthPage(returnTo)) return address;
  return `${address}?${new URLSearchParams({ [parameter]: returnTo }).toString()}`;
}

/** Where a finished login leads: the redirect of the address when it is an in-app path, else `/`. */
export function redirectTarget(search: string): string {
  const returnTo = new URLSearchParams(search).get(parameter) ?? '';
  return isInAppPath(returnTo) && !isAuthPage(returnTo) ? returnTo : paths.root.href();
}

/** True for an address, with or without query, of a screen on the way to somewhere else: login and its like. */
export function isAuthPage(path: string): boolean {
  return authPages.includes(path.split('?')[0] ?? '');
}
