import createDOMPurify, { type Config } from 'dompurify';
import { richTextAttributes, richTextElements } from '@/contracts/rich-text';
import { safeUrl } from '@/contracts/safe-url';

/** Resolves the addresses of a text in this portal. */
export interface SanitizeContext {
  /** Address of a stored image. */
  mediaUrl: (path: string) => string;
  /** Href of an in-app path. */
  hrefOf: (path: string) => string;
  /** Address of the standalone portal, from the configuration. */
  publicUrl: string;
}

/**
 * Sanitises an editor's rich text: text elements by an allow-list, no style, script, form, frame, SVG or MathML; links
 * and images by the address allow-list.
 * @param html untrusted HTML
 */
export function sanitizeHtml(html: string, context: SanitizeContext): string {
  const purify = createDOMPurify(window);
  purify.addHook('beforeSanitizeElements', (node) => {
    if (node instanceof Text) node.data = boundAccents(removeMarks(node.data));
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
 * Hides event handlers and `<base>` from the parser. DOMPurify parses in an inert document, but Chromium reports CSP
 * violations of inline handlers and `<base>` even there. So names that start with `on`, and `base`, get a mark before
 * parsing; the hooks remove the mark from text and attributes before they check them.
 */
function escapeHandlers(html: string): string {
  return removeMarks(html)
    .replace(/(^|[^a-z])on(?=[a-z])/gi, (word) => word.slice(0, -1) + mark + word.slice(-1))
    .replace(/<b(?=ase)/gi, `$&${mark}`);
}

const removeMarks = (text: string) => text.replaceAll(mark, '');

/** Limits the accents above one letter: a browser needs minutes to lay out thousands of them. */
const boundAccents = (text: string) => text.replace(/(\p{M}{20})\p{M}+/gu, '$1');

function rewriteAddresses(node: Element, { mediaUrl, hrefOf, publicUrl }: SanitizeContext): void {
  if (node.hasAttribute('href')) {
    const safe = safeUrl(node.getAttribute('href'), publicUrl);
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
    const safe = safeUrl(isStoredPath(source) ? `/${source}` : source);
    if (safe === null || /^(mailto|tel):/i.test(source)) node.removeAttribute('src');
    else {
      node.setAttribute('src', mediaUrl(safe.kind === 'app' ? safe.path : safe.href));
      node.setAttribute('loading', 'lazy');
    }
  }
}

/** True for `upload/2026/a.png`: stored paths may lack the leading slash (R3.24). */
const isStoredPath = (source: string) => /^\w[^:\\]*\//.test(source) && !source.includes(':');
