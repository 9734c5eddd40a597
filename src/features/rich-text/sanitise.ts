import createDOMPurify, { type Config } from 'dompurify';
import { safeAddress } from '@/contracts/safe-address';

/** What the addresses of a text become in one portal. */
export interface Surroundings {
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
export function sanitise(html: string, surroundings: Surroundings): string {
  const purify = createDOMPurify(window);
  purify.addHook('afterSanitizeAttributes', (node) => {
    cleanAddresses(node, surroundings);
  });
  return purify.sanitize(html, allowed);
}

const allowed: Config = {
  ALLOWED_TAGS: [
    'a',
    'b',
    'blockquote',
    'br',
    'caption',
    'code',
    'col',
    'colgroup',
    'dd',
    'del',
    'div',
    'dl',
    'dt',
    'em',
    'figcaption',
    'figure',
    'h2',
    'h3',
    'h4',
    'h5',
    'h6',
    'hr',
    'i',
    'img',
    'ins',
    'li',
    'ol',
    'p',
    'pre',
    's',
    'small',
    'span',
    'strong',
    'sub',
    'sup',
    'table',
    'tbody',
    'td',
    'tfoot',
    'th',
    'thead',
    'tr',
    'u',
    'ul',
  ],
  ALLOWED_ATTR: [
    'href',
    'src',
    'alt',
    'title',
    'width',
    'height',
    'colspan',
    'rowspan',
    'scope',
    'start',
    'lang',
  ],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
};

function cleanAddresses(node: Element, { mediaUrl, hrefOf, publicUrl }: Surroundings): void {
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
