import createDOMPurify, { type Config } from 'dompurify';
import { richTextAttributes, richTextElements } from '@/contracts/rich-text';
import { safeAddress } from '@/contracts/safe-address';

/** What the addresses of a text become in one portal. */
export interface SanitizeContext {
  /** Gives the address of a stored picture. */
  mediaUrl: (path: string) => string;
  /** Gives the address of a link to an in-app path. */
  hrefOf: (path: string) => string;
  /** Where the portal stands by itself (see the configuration). */
  publicUrl: string;
}

/**
 * Turns an editor's rich text into html that cannot act: an allow-list of text elements, no style, no script, no
 * form, no frame, no SVG or MathML; links and pictures through the address allow-list.
 * @param html hostile until it leaves here
 */
export function sanitizeHtml(html: string, context: SanitizeContext): string {
  const purify = createDOMPurify(window);
  purify.addHook('beforeSanitizeElements', (node) => {
    if (node instanceof Text) node.data = removeMarks(node.data);
  });
  purify.addHook('uponSanitizeAttribute', (_, attribute) => {
    attribute.attrValue = removeMarks(attribute.attrValue);
  });
  purify.addHook('afterSanitizeAttributes', (node) => {
    rewriteAddresses(node, context);
  });
  return purify.sanitize(escapeHandlers(html), allowed);
}

const allowed: Config = {
  ALLOWED_TAGS: [...richTextElements],
  ALLOWED_ATTR: [...richTextAttributes],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
};

const mark = '\uE000';

/**
 * The same html in which no attribute is a handler and no element a base. DOMPurify reads html in a document of its
 * own, where nothing runs; but of what would be refused by the page's policy if it ran, Chromium tells the page, and
 * whoever collects its reports, even there. So names that begin with `on` or are `base` get a mark before it is read,
 * and lose it, where they were words of the text, before anything is judged.
 */
function escapeHandlers(html: string): string {
  return removeMarks(html)
    .replace(/(^|[^a-z])on(?=[a-z])/gi, (word) => word.slice(0, -1) + mark + word.slice(-1))
    .replace(/<b(?=ase)/gi, `$&${mark}`);
}

const removeMarks = (text: string) => text.replaceAll(mark, '');

function rewriteAddresses(node: Element, { mediaUrl, hrefOf, publicUrl }: SanitizeContext): void {
  if (node.hasAttribute('href')) {
    const safe = safeAddress(node.getAttribute('href'), publicUrl);
    node.removeAttribute('href');
    if (safe?.kind === 'app') node.setAttribute('href', hrefOf(safe.path));
    if (safe?.kind === 'external') {
      node.setAttribute('href', safe.href);
      node.setAttribute('target', '_blank');
      node.setAttribute('rel', 'noopener noreferrer external');
    }
  }
  if (node.hasAttribute('src')) {
    const source = node.getAttribute('src') ?? '';
    const safe = safeAddress(source);
    if (safe === null || /^(mailto|tel):/i.test(source)) node.removeAttribute('src');
    else {
      node.setAttribute('src', mediaUrl(safe.kind === 'app' ? safe.path : safe.href));
      node.setAttribute('loading', 'lazy');
    }
  }
}
