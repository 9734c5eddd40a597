import { DOMParser as Parser, type ParseOptions, type ParseRule, type Slice } from 'prosemirror-model';
import { schema } from './schema';

/** Private-use character put into `on…` and `<base`, so that the CSP reports nothing while pasted HTML is parsed. */
const mark = '\uE000';

/** Hides event handlers and `<base>` of a pasted text: they do not run, but the policy reports them. */
export const hideHandlers = (html: string): string =>
  html
    .replaceAll(mark, '')
    .replace(/(^|[^a-z])on(?=[a-z])/gi, (word) => word.slice(0, -1) + mark + word.slice(-1))
    .replace(/<b(?=ase)/gi, `$&${mark}`);

/** Elements whose text is not part of the copied content. */
const dropped = 'head, script, style, noscript, template, iframe, object, svg, math, title, textarea, select';

/**
 * Reads text pasted from Word, a chat or a web page: words and structure stay, boxes and styles do not. Boldness, which
 * some programs write as a style, is kept.
 */
class ClipboardParser extends Parser {
  override parseSlice(dom: Node, options?: ParseOptions): Slice {
    if (dom instanceof Element) for (const element of dom.querySelectorAll(dropped)) element.remove();
    const texts = document.createTreeWalker(dom, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      if (text.data.includes(mark)) text.data = text.data.replaceAll(mark, '');
    }
    return super.parseSlice(dom, options);
  }
}

const isBold = (weight: string) => /^(bold|bolder|[6-9]\d\d)$/.test(weight);

const rules: ParseRule[] = [
  { tag: 'h1', node: 'h2' },
  // Google's documents wrap everything in a `b` that is not bold.
  { tag: 'b[style*="font-weight:normal"], b[style*="font-weight: normal"]', skip: true },
  { style: 'font-weight', mark: 'strong', getAttrs: (weight) => isBold(weight) && null },
  ...Parser.fromSchema(schema).rules.filter(
    (rule: { node?: string; mark?: string }) => rule.node !== 'div' && rule.mark !== 'span',
  ),
];

export const clipboardParser = new ClipboardParser(schema, rules);
