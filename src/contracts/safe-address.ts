import { decodablePath } from './decodable-path';

/** Where an address from data may lead. `app` is a path of our router, `external` any http(s) page. */
export type SafeAddress = { kind: 'app'; path: string } | { kind: 'external'; href: string };

/**
 * The one allow-list for addresses that come from data: in-app paths, http, https, mailto and tel. An in-app path may
 * be written as it stands behind the `#` of a portal's address, whatever folder that portal is in: `/#/project/1`.
 * Everything else (javascript:, data:, control characters, protocol-relative) is null.
 * @param publicUrl where the portal stands by itself: addresses below it are in-app too
 */
export function safeAddress(address: string | null | undefined, publicUrl?: string): SafeAddress | null {
  const text = address?.trim() ?? '';
  if (text === '' || hasControlCharacter(text)) return null;
  const path = routeAfterHash(text) ?? text;
  if (isInAppPath(path)) return { kind: 'app', path };
  if (!/^(https?:\/\/[^/\\]|mailto:|tel:)/i.test(text)) return null;
  const url = parseUrl(text);
  if (url === null) return null;
  const own = publicUrl ? inAppPathUnder(url, publicUrl) : null;
  return own !== null && isInAppPath(own) ? { kind: 'app', path: own } : { kind: 'external', href: text };
}

/** The route of `#/a`, `/#/a`, `./#/a`, `index.html#/a` and `/folder/index.html?v=1#/a`; null for anything else. */
function routeAfterHash(text: string): string | null {
  return /^(?:\/(?![/\\])[^#\\]*|(?:\.\/)?(?:index\.html(?:\?[^#]*)?)?)#(\/.*)$/.exec(text)?.[1] ?? null;
}

/** The in-app path of an address of the portal at `publicUrl`, `/` for that one itself; null for any other. */
function inAppPathUnder(url: URL, publicUrl: string): string | null {
  const here = parseUrl(publicUrl);
  if (here?.origin !== url.origin || folderOf(here) !== folderOf(url)) return null;
  if (url.hash === '') return '/';
  return url.hash.startsWith('#/') ? url.hash.slice(1) : null;
}

const folderOf = ({ pathname }: URL) => pathname.replace(/(\/index\.html|\/)$/, '');

/** True for a path of our own router: one leading slash, so that no other site can be meant, and decodable. */
export function isInAppPath(path: string): boolean {
  if (!/^\/(?![/\\])/.test(path) || path.includes('\\') || hasControlCharacter(path)) return false;
  const [pathname = ''] = path.split(/[?#]/, 1);
  return decodablePath(pathname) === pathname;
}

/** As `URL.parse`, which the oldest browsers do not have. */
function parseUrl(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}

function hasControlCharacter(text: string): boolean {
  // eslint-disable-next-line no-control-regex -- control characters are exactly what is looked for
  return /[\u0000-\u001f\u007f]/.test(text);
}
