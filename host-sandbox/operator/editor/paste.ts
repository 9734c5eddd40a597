import { DOMParser as Parser, type ParseOptions, type ParseRule, type Slice } from 'prosemirror-model';
import { hideHandlers, removeHidden } from './hide-handlers';
import { buildLists } from './paste-lists';
import { cleanOfficeMarkup } from './paste-office';
import { pastedAttribute, readPictures, type LossReason, type PastedPicture } from './paste-pictures';
import { schema } from './schema';

/** A pasted text as the editor reads it, the pictures to store, and why others are not in it. */
export interface PastedText {
  html: string;
  pictures: readonly PastedPicture[];
  lost: readonly LossReason[];
}

/**
 * Prepares a text from Word, WPS, Excel, Google, a chat or a web page for the editor: their lists become lists, and what
 * is not part of the text is removed. The styles of programs are read here, since the editor's own reading loses them.
 * @param ownPath the path of a picture of this platform; `null` for another address
 * @param nextToken makes the address of a picture until it is stored
 */
export function readPastedHtml(
  html: string,
  ownPath: (address: string) => string | null,
  nextToken: () => string,
): PastedText {
  const template = document.createElement('template');
  template.innerHTML = hideHandlers(html);
  const root = template.content;
  removeHidden(root);
  buildLists(root);
  const found = readPictures(root, ownPath, nextToken);
  cleanOfficeMarkup(root);
  const comments = document.createTreeWalker(root, NodeFilter.SHOW_COMMENT);
  const removed: Comment[] = [];
  while (comments.nextNode()) removed.push(comments.currentNode as Comment);
  for (const comment of removed) comment.remove();
  return { html: template.innerHTML, ...found };
}

/**
 * Reads pasted text: words and structure stay, boxes and styles do not. Boldness, which some programs write as a style,
 * is kept.
 */
class ClipboardParser extends Parser {
  override parseSlice(dom: Node, options?: ParseOptions): Slice {
    if (dom instanceof Element) for (const style of dom.querySelectorAll('style')) style.remove();
    return super.parseSlice(dom, options);
  }
}

const isBold = (weight: string) => /^(bold|bolder|[6-9]\d\d)$/.test(weight);

const pictureAttributes = ['title', 'lang'] as const;

const rules: ParseRule[] = [
  { tag: 'h1', node: 'h2' },
  // Google's documents wrap everything in a `b` that is not bold.
  {
    tag: 'b[style*="font-weight:normal"], b[style*="font-weight: normal"], b[id^="docs-internal-guid"]',
    skip: true,
  },
  { style: 'font-weight', mark: 'strong', getAttrs: (weight) => isBold(weight) && null },
  {
    tag: `img[${pastedAttribute}]`,
    node: 'img',
    getAttrs: (image) => ({
      ...Object.fromEntries(pictureAttributes.map((name) => [name, image.getAttribute(name)])),
      alt: image.getAttribute('alt') ?? '',
      src: image.getAttribute(pastedAttribute),
    }),
  },
  ...Parser.fromSchema(schema).rules.filter(
    (rule: { node?: string; mark?: string }) => rule.node !== 'div' && rule.mark !== 'span',
  ),
];

export const clipboardParser = new ClipboardParser(schema, rules);
