import { limits } from '@/contracts/limits';
import { richTextBounds } from '@/contracts/rich-text';

/**
 * Whether a browser creates a bounded number of elements for a text. Its parser repeats unclosed formatting in every
 * later block, so that 60 KB can become millions of elements, and parsing cannot be stopped.
 */
export function isWithinBounds(html: string): boolean {
  if (html.length > richTextBounds.characters) return false;
  const { elements, isClear } = estimateElements(html);
  return elements <= richTextBounds.elements && (isClear || html.length <= limits.articleContentMax);
}

/** Maximum characters of a text that is shown without its markup. */
const maxCharacters = 20_000;

/** The words of a text beyond the bounds, without its markup. */
export function textOf(html: string): string {
  const [first = '', ...parts] = html.slice(0, richTextBounds.characters).split('<');
  return [first, ...parts.map(wordsAfterTag)].join(' ').slice(0, maxCharacters);
}

/** @param part the text after a bracket, which may be no tag */
function wordsAfterTag(part: string): string {
  if (!/^[a-z/!?]/i.test(part)) return part;
  const end = part.indexOf('>');
  return end < 0 ? '' : part.slice(end + 1);
}

/**
 * Estimates the number of elements that a parser creates for a text, never too low: ambiguous markup counts as the
 * larger number, since an end tag may then close nothing. It stops beyond the bound.
 */
export function estimateElements(html: string): { elements: number; isClear: boolean } {
  const formatting = createFormattingCount();
  const depth = createDepthCount();
  let [elements, isClear] = [0, true];
  for (let at = html.indexOf('<'); at >= 0; at = html.indexOf('<', at)) {
    clearMarkup.lastIndex = at;
    const clear = isClear ? clearMarkup.exec(html) : null;
    if (clear) {
      const [markup, slash, name = '', attributes = ''] = clear;
      at += markup.length;
      elements += 1 + formatting.openCount();
      if (otherContent.test(name)) isClear = false;
      else if (slash === '/') formatting.end(name.toLowerCase());
      else formatting.start(name.toLowerCase());
      if (depth.after(slash, name) > richTextBounds.depth) elements = Infinity;
      if (attributes.split(/[\t\n\f\r ]+/).length > richTextBounds.attributes + 1) elements = Infinity;
    } else {
      const [, slash, name = ''] = /^<(\/?)([a-z!?][^\s/>]*)/i.exec(html.slice(at, at + 20)) ?? [];
      at += 1;
      if (name === '') continue; // a lone bracket is text
      isClear = false;
      elements += 1 + formatting.openCount();
      if (slash === '') formatting.start(name.toLowerCase());
      if (depth.after(slash, name) > richTextBounds.depth) elements = Infinity;
    }
    if (elements > richTextBounds.elements) break;
  }
  return { elements, isClear };
}

/**
 * A comment, a declaration, or a tag that every parser reads alike: brackets and quotes are only in their usual places.
 */
const clearMarkup =
  /<!--(?!-?>)(?:(?!--)[^])*-->|<(?:\?|!(?!--))[^>]*>|<(\/?)([a-z][^\t\n\f\r "'/<=>]*)((?:[\t\n\f\r ]+[^\t\n\f\r "'/<=>]+(?:[\t\n\f\r ]*=[\t\n\f\r ]*(?:"[^"]*"|'[^']*'|[^\t\n\f\r "'<=>`]+))?)*)[\t\n\f\r ]*\/?>/iy;

/** Elements whose content has its own parsing rules. */
const otherContent =
  /^(?:frameset|iframe|math|noembed|noframes|noscript|plaintext|script|select|style|svg|template|textarea|title|xmp)$/i;

/** Elements without an end tag, or with an implied one: their content is not deeper. */
const endByThemselves =
  /^(?:!.*|\?.*||area|br|col|colgroup|dd|dt|embed|hr|img|input|li|link|meta|option|p|rp|rt|source|tbody|td|tfoot|th|thead|tr|track|wbr)$/;

/** Counts how many elements are open. An end tag closes at most one of its name. */
function createDepthCount() {
  const open = new Map<string, number>();
  let depth = 0;
  return {
    after(slash = '', tag: string): number {
      const name = tag.toLowerCase();
      const count = open.get(name) ?? 0;
      const change = slash === '' ? 1 : count > 0 ? -1 : 0;
      if (endByThemselves.test(name)) return depth;
      open.set(name, count + change);
      return (depth += change);
    },
  };
}

const formattingElements = /^(?:a|b|big|code|em|font|i|nobr|s|small|strike|strong|tt|u)$/;

/** Formatting that was opened before one of these elements cannot be closed within it. */
const scopes = /^(?:applet|caption|marquee|object|table|td|th)$/;

/** Counts open formatting elements, never fewer than an HTML parser. */
function createFormattingCount() {
  let [count, scope] = [0, { name: '', open: new Map<string, number>() }];
  const outer: (typeof scope)[] = [];
  const add = (name: string, change: number) => scope.open.set(name, (scope.open.get(name) ?? 0) + change);
  return {
    openCount: () => count,
    start(name: string) {
      if (formattingElements.test(name)) {
        count += 1;
        add(name, 1);
      } else if (scopes.test(name)) {
        outer.push(scope);
        scope = { name, open: new Map() };
      }
    },
    end(name: string) {
      if ((scope.open.get(name) ?? 0) > 0) {
        count -= 1;
        add(name, -1);
      }
      const parent = scope.name === name ? outer.pop() : undefined;
      if (!parent) return;
      const { open } = scope;
      scope = parent;
      for (const [inner, times] of open) add(inner, times);
    },
  };
}
