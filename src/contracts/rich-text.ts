/**
 * The allowed elements of rich text, for display and storage. The text inside other elements is kept. URLs of links and
 * images must also pass `safeUrl`.
 */
export const richTextElements = [
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
] as const;

export const richTextAttributes = [
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
] as const;

/** Upper bounds of a text, far above what editors write: a larger text would block platform and browser. */
export const richTextBounds = {
  /** Characters that the portal reads as markup; the platform stores fewer. */
  characters: 200_000,
  /** Attributes of an element. */
  attributes: 100,
  /** Elements that the portal's browser may make of a text. */
  elements: 20_000,
  /** Nesting depth: a browser needs seconds for thousands of levels. */
  depth: 200,
} as const;
