import { isInAppPath } from '@/shared/lib/safe-address';
import { paths } from './paths';

const parameter = 'redirect';

/** The login address that leads back to where one was, query included; `/` needs no way back (R2.64, R2.65). */
export function loginHref(wanted: string): string {
  const login = paths.login.href();
  if (wanted === '' || wanted === '/' || wanted.split('?')[0] === login) return login;
  return `${login}?${new URLSearchParams({ [parameter]: wanted }).toString()}`;
}

/** Where a finished login leads: the redirect of the address when it is an in-app path, else `/`. */
export function redirectTarget(search: string): string {
  const wanted = new URLSearchParams(search).get(parameter) ?? '';
  return isInAppPath(wanted) && wanted.split('?')[0] !== paths.login.href() ? wanted : paths.root.href();
}
