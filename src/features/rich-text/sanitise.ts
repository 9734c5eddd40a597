import createDOMPurify, { type Config } from 'dompurify';
import { safeAddress } from '@/contracts/safe-address';

/**
 * Turns an editor's rich text into html that cannot act: an allow-list of text elements, no style, no script, no
 * form, no frame, no SVG or MathML; links and pictures through the address allow-list.
 * @param html hostile until it leaves here
 * @param mediaUrl gives the address of a stored picture
 */
export function sanitise(html: string, mediaUrl: (path: string) => string): string {
  const purify = createDOMPurify(window);
  purify.addHook('afterSanitizeAttributes', (node) => {
    cleanAddresses(node, mediaUrl);
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

function cleanAddresses(node: Element, mediaUrl: (path: string) => string): void {
  if (node.hasAttribute('href')) {
    const safe = safeAddress(node.getAttribute('href'));
    node.removeAttribute('href');
    if (safe?.kind === 'app') node.setAttribute('href', `#${safe.path}`);
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
