import { decodablePath } from './decodable-path';

/** Where an address from data may lead. `app` is a path of our router, `external` any http(s) page. */
export type SafeAddress = { kind: 'app'; path: string } | { kind: 'external'; href: string };

/**
 * The one allow-list for addresses that come from data: in-app paths, http, https, mailto and tel.
 * Everything else (javascript:, data:, control characters, protocol-relative) is null.
 */
export function safeAddress(address: string | null | undefined): SafeAddress | null {
  const text = address?.trim() ?? '';
  if (text === '' || hasControlCharacter(text)) return null;
  const path = text.startsWith('#/') ? text.slice(1) : text;
  if (isInAppPath(path)) return { kind: 'app', path };
  if (!/^(https?:\/\/[^/\\]|mailto:|tel:)/i.test(text)) return null;
  return isAddress(text) ? { kind: 'external', href: text } : null;
}

/** True for a path of our own router: one leading slash, so that no other site can be meant, and decodable. */
export function isInAppPath(path: string): boolean {
  if (!/^\/(?![/\\])/.test(path) || path.includes('\\') || hasControlCharacter(path)) return false;
  const [pathname = ''] = path.split(/[?#]/, 1);
  return decodablePath(pathname) === pathname;
}

/** As `URL.canParse`, which the oldest browsers do not have. */
function isAddress(text: string): boolean {
  try {
    return new URL(text).href !== '';
  } catch {
    return false;
  }
}

function hasControlCharacter(text: string): boolean {
  // eslint-disable-next-line no-control-regex -- control characters are exactly what is looked for
  return /[\u0000-\u001f\u007f]/.test(text);
}
