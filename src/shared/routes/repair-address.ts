import { matchPath } from 'react-router-dom';
import { paths } from './paths';

/** A longer address is not repaired: the search for its end takes time with the square of its length. */
const longest = 2000;

/** Parameters with typed text, which may end with any character. */
const textParams = ['q', 'keyword', 'redirect', 'back'];

const invisible = /[\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u2064\ufeff]/g;
/** What people and programs put after an address: brackets, quotes, Chinese punctuation, spaces, arrows, emoji. */
const closing = String.raw`[\s"'\`<>()\[\]{}|\\^“”‘’«»‹›·…—\u3001-\u3003\u3008-\u3011\u3014-\u301f\u2190-\u21ff\u2600-\u27bf\ud83c-\ud83e\udc00-\udfff]`;
const sentenceEnd = `(?:${closing}|[.,;:!*~])`;
/** Leading marks, the segments of a path, and the rest. */
const parts = /^[\s#!/"'`<([{“‘«‹\u3008-\u3011]*((?:[\w-]+(?:\/+[\w-]+)*)?)\/*([^]*)$/;
const isAddition = new RegExp(`^(?:$|[&#?]|${closing}|(?:${sentenceEnd}|[_=-])+(?:$|[?&#]))`);
const trailing = new RegExp(`${sentenceEnd}+$`);

/**
 * The address that was meant by one which a chat program, a reader or a sentence around it has changed, such as
 * `/article&shareTo=weixin`, `/article%3Ffrom%3Dtimeline` or `/article。`. It changes an address only if the result is a
 * page of the portal, so that every other one, also a platform's own, stays as it is.
 * @param address path and query; the path may lack its slash
 */
export function repairAddress(address: string): string {
  if (address.length > longest || isRight(address)) return address;
  const [path = '', ...rest] = address.split('?');
  const search = rest.length > 0 ? rest.join('?') : undefined;
  const repaired = repairPath(path);
  const query =
    search !== undefined && (repaired || isPage(path))
      ? withoutTrailing(search.replace(/&amp;/g, '&'))
      : search;
  const join = (found: string, added: string | undefined) => (added ? `${found}?${added}` : found);
  if (repaired) return join(repaired.path, query ?? repaired.query);
  return query === undefined ? address : `${path}?${query}`;
}

const isPage = (path: string) => Object.values(paths).some(({ pattern }) => matchPath(pattern, path));

const isRight = (path: string) => /^(\/[\w-]+)*\/?$/.test(path) && path !== '/wechat_redirect';

/** @returns null for a path that is right, and for one that cannot be repaired */
function repairPath(given: string): { path: string; query?: string } | null {
  if (isRight(given)) return null;
  const text = halfWidth(decode(given).replace(invisible, '')).replace(/^#*\/?wechat_redirect$/, '');
  if (/\/\.{1,2}(\/|$)/.test(text)) return null; // an id, or a way around the guard
  const [, segments = '', addition = ''] = parts.exec(text) ?? [];
  const path = `/${segments.replace(/\/+/g, '/').replace(/[_-]+$/, '')}`;
  if (!isPage(path) || !isAddition.test(addition)) return null;
  const query = /^[^]*?\?([^#]*)/.exec(addition)?.[1];
  return query ? { path, query: withoutTrailing(encodeURI(query)) } : { path };
}

/** Decoded twice at most: programs encode what is encoded already. */
function decode(text: string): string {
  try {
    const once = decodeURIComponent(text);
    return /%[\da-f]{2}/i.test(once) ? decodeURIComponent(once) : once;
  } catch {
    return text;
  }
}

/** Full-width forms of the characters of an address; a full-width mark of a sentence is none, and ends it. */
const halfWidth = (text: string) =>
  text
    .replace(/[\uff01\uff0c\uff1a\uff1b\uff5e]/g, '。')
    .replace(/[\uff01-\uff5e]/g, (character) => String.fromCharCode(character.charCodeAt(0) - 0xfee0))
    .replace(/\uff61/g, '。');

/** A query without the end of a sentence after its last parameter, unless that holds typed text. */
function withoutTrailing(query: string): string {
  const [, before = '', name = '', value = ''] = /^([^]*&)?([^=&]*)=([^&]*)$/.exec(query) ?? [];
  if (name === '' || textParams.includes(name)) return query;
  const text = decode(value.replace(/\+/g, ' '));
  const repaired = halfWidth(text.replace(invisible, '')).replace(trailing, '');
  return repaired === text ? query : `${before}${name}=${encodeURIComponent(repaired)}`;
}
