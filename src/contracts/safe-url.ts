import { decodablePath } from './decodable-path';

/** A safe link target from data: a path of our router, or an external http(s), mailto or tel URL. */
export type SafeUrl = { kind: 'app'; path: string } | { kind: 'external'; href: string };

/**
 * The allow-list for links from data: in-app paths, http, https, mailto and tel. An in-app path may also be written as a
 * hash of a portal in any folder: `/#/project/1`. Everything else (javascript:, data:, control characters,
 * protocol-relative) is null.
 * @param publicUrl URL of the standalone portal, whose pages are in-app too
 */
export function safeUrl(address: string | null | undefined, publicUrl?: string): SafeUrl | null {
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

/** The route `/a` of `#/a`, `/#/a`, `./#/a`, `index.html#/a` or `/folder/index.html?v=1#/a`; null for anything else. */
function routeAfterHash(text: string): string | null {
  return /^(?:\/(?![/\\])[^#\\]*|(?:\.\/)?(?:index\.html(?:\?[^#]*)?)?)#(\/.*)$/.exec(text)?.[1] ?? null;
}

/** The in-app path of a URL of the portal at `publicUrl`, `/` for its root; null for any other URL. */
function inAppPathUnder(url: URL, publicUrl: string): string | null {
  const here = parseUrl(publicUrl);
  if (here?.origin !== url.origin || folderOf(here) !== folderOf(url)) return null;
  if (url.hash === '') return '/';
  return url.hash.startsWith('#/') ? url.hash.slice(1) : null;
}

const folderOf = ({ pathname }: URL) => pathname.replace(/(\/index\.html|\/)$/, '');

/** True for a path of our router: one leading slash, so that it stays on this site, and decodable. */
export function isInAppPath(path: string): boolean {
  if (!/^\/(?![/\\])/.test(path) || path.includes('\\') || hasControlCharacter(path)) return false;
  const [pathname = ''] = path.split(/[?#]/, 1);
  return decodablePath(pathname) === pathname;
}

/** As `URL.parse`, which the oldest supported browsers lack. */
function parseUrl(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}

function hasControlCharacter(text: string): boolean {
  // oxlint-disable-next-line no-control-regex -- control characters are what is searched for
  return /[\u0000-\u001f\u007f]/.test(text);
}
