import { Schema, type Attrs, type DOMOutputSpec, type MarkSpec, type NodeSpec } from 'prosemirror-model';
import { isLinkAddress, isPictureAddress } from './addresses';

/** Attributes of every element. */
const common = ['title', 'lang'] as const;

type Tag = `h${2 | 3 | 4 | 5 | 6}` | (string & {});

/** The element of a node or mark: its attributes, and how it is parsed and serialised. */
function element(tag: Tag, own: readonly string[] = [], isLeaf = false) {
  const names = [...common, ...own];
  return {
    attrs: Object.fromEntries(names.map((name) => [name, { default: null as string | null }])),
    parseDOM: [{ tag, getAttrs: (dom: HTMLElement): Attrs | false => attributesOf(dom, names) }],
    toDOM: ({ attrs }: { attrs: Attrs }): DOMOutputSpec =>
      isLeaf ? [tag, set(attrs)] : [tag, set(attrs), 0],
  };
}

const attributesOf = (dom: Element, names: readonly string[]): Attrs =>
  Object.fromEntries(names.map((name) => [name, dom.getAttribute(name)]));

/** The attributes that are set, as the document takes them. */
function set(attrs: Attrs): Record<string, string> {
  const entries = Object.entries(attrs).filter(([, value]) => value !== null);
  return Object.fromEntries(entries.map(([name, value]) => [name, String(value)]));
}

const textBlock = (tag: Tag): NodeSpec => ({ ...element(tag), group: 'block', content: 'inline*' });
const box = (tag: Tag, rest: NodeSpec, own?: readonly string[]): NodeSpec => ({
  ...element(tag, own),
  ...rest,
});
const mark = (tag: Tag): MarkSpec => element(tag);

/** A cell; `colspan` and `rowspan` are numbers, as the commands of tables need them. */
function cell(tag: 'td' | 'th', tableRole: 'cell' | 'header_cell'): NodeSpec {
  const { attrs, parseDOM } = element(tag, tag === 'th' ? ['width', 'scope'] : ['width']);
  const span = (dom: Element, name: string) => Math.max(1, Math.floor(Number(dom.getAttribute(name)) || 1));
  return {
    content: 'block+',
    tableRole,
    isolating: true,
    attrs: { ...attrs, colspan: { default: 1 }, rowspan: { default: 1 } },
    parseDOM: parseDOM.map(({ getAttrs }) => ({
      tag,
      getAttrs: (dom: HTMLElement) => ({
        ...getAttrs(dom),
        colspan: span(dom, 'colspan'),
        rowspan: span(dom, 'rowspan'),
      }),
    })),
    toDOM({ attrs }) {
      const single = ['colspan', 'rowspan'].filter((name) => attrs[name] === 1);
      return [tag, set({ ...attrs, ...Object.fromEntries(single.map((name) => [name, null])) }), 0];
    },
  };
}

/** The attribute by which a row in the editor names its part of the table, which is no node of its own. */
export const sectionAttribute = 'data-section';

const row: NodeSpec = {
  content: '(td | th)+',
  tableRole: 'row',
  attrs: { ...element('tr').attrs, section: { default: 'tbody' } },
  parseDOM: [
    {
      tag: 'tr',
      getAttrs(dom) {
        const parent = dom.getAttribute(sectionAttribute) ?? dom.parentElement?.localName ?? '';
        return { ...attributesOf(dom, common), section: /^t(head|foot)$/.test(parent) ? parent : 'tbody' };
      },
    },
  ],
  toDOM: ({ attrs: { section, ...rest } }) => [
    'tr',
    { ...set(rest), [sectionAttribute]: String(section) },
    0,
  ],
};

/** Reads an element only when its address may be stored. */
function withAddress<Spec extends ReturnType<typeof element>>(
  spec: Spec,
  name: 'href' | 'src',
  isAllowed: (address: string) => boolean,
): Spec {
  const parseDOM = spec.parseDOM.map(({ tag, getAttrs }) => ({
    tag: `${tag}[${name}]`,
    getAttrs: (dom: HTMLElement) => isAllowed(dom.getAttribute(name) ?? '') && getAttrs(dom),
  }));
  return { ...spec, parseDOM };
}

/**
 * The text of an article. Each node and mark has the name of its element, and the attributes that have a meaning for
 * it. Elements and attributes are those that the portal shows; a test compares them.
 */
export const schema = new Schema({
  nodes: {
    doc: { content: 'block+' },
    p: textBlock('p'),
    h2: { ...textBlock('h2'), defining: true },
    h3: { ...textBlock('h3'), defining: true },
    h4: { ...textBlock('h4'), defining: true },
    h5: { ...textBlock('h5'), defining: true },
    h6: { ...textBlock('h6'), defining: true },
    ul: box('ul', { group: 'block', content: 'li+' }),
    ol: box('ol', { group: 'block', content: 'li+' }, ['start']),
    li: box('li', { content: 'block+', defining: true }),
    blockquote: box('blockquote', { group: 'block', content: 'block+', defining: true }),
    pre: {
      ...textBlock('pre'),
      content: 'text*',
      code: true,
      defining: true,
      parseDOM: element('pre').parseDOM.map((rule) => ({ ...rule, preserveWhitespace: 'full' })),
    },
    dl: box('dl', { group: 'block', content: '(dt | dd)+' }),
    dt: box('dt', { content: 'inline*' }),
    dd: box('dd', { content: 'block+' }),
    figure: box('figure', { group: 'block', content: '(block | figcaption)+', isolating: true }),
    figcaption: box('figcaption', { content: 'inline*', isolating: true }),
    table: box('table', { group: 'block', content: 'tr+', tableRole: 'table', isolating: true }, ['width']),
    tr: row,
    td: cell('td', 'cell'),
    th: cell('th', 'header_cell'),
    div: box('div', { group: 'block', content: 'block+' }),
    hr: { ...element('hr', [], true), group: 'block' },
    br: { ...element('br', [], true), group: 'inline', inline: true, selectable: false },
    img: {
      ...withAddress(element('img', ['src', 'alt', 'width', 'height'], true), 'src', isPictureAddress),
      group: 'inline',
      inline: true,
      draggable: true,
    },
    text: { group: 'inline' },
  },
  marks: {
    a: { ...withAddress(element('a', ['href']), 'href', isLinkAddress), inclusive: false },
    span: mark('span'),
    strong: mark('strong'),
    b: mark('b'),
    em: mark('em'),
    i: mark('i'),
    u: mark('u'),
    s: mark('s'),
    del: mark('del'),
    ins: mark('ins'),
    small: mark('small'),
    sub: mark('sub'),
    sup: mark('sup'),
    code: { ...mark('code'), code: true },
  },
});

/** Allowed elements that only the source view can write. A table's parts are its rows' attribute. */
export const sourceOnly = ['caption', 'col', 'colgroup'] as const;
