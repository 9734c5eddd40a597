import { setBlockType, toggleMark, wrapIn } from 'prosemirror-commands';
import type { Attrs, MarkType, Node, NodeType } from 'prosemirror-model';
import { liftListItem, wrapInList } from 'prosemirror-schema-list';
import { TextSelection, type Command, type EditorState } from 'prosemirror-state';
import { schema } from './schema';

const { nodes, marks } = schema;

/** Equivalent marks: the first is written, all are removed. */
const equivalentMarks: Readonly<Record<'strong' | 'em' | 's', readonly MarkType[]>> = {
  strong: [marks.strong, marks.b],
  em: [marks.em, marks.i],
  s: [marks.s, marks.del],
};
export type Style = keyof typeof equivalentMarks | 'u';

const typesOf = (style: Style): readonly MarkType[] => (style === 'u' ? [marks.u] : equivalentMarks[style]);

/** Whether the selection, or what is typed next, has this style. */
export const hasStyle = (state: EditorState, style: Style): boolean =>
  typesOf(style).some((type) => hasMark(state, type));

export const toggleStyle =
  (style: Style): Command =>
  (state, dispatch) => {
    const types = typesOf(style);
    const type = types.find((one) => hasMark(state, one)) ?? types[0];
    return type !== undefined && toggleMark(type)(state, dispatch);
  };

function hasMark({ selection: { from, to, empty, $from }, storedMarks, doc }: EditorState, type: MarkType) {
  return empty ? type.isInSet(storedMarks ?? $from.marks()) !== undefined : doc.rangeHasMark(from, to, type);
}

/** Kinds of text that the toolbar offers. */
export type TextKind = 'p' | 'h2' | 'h3' | 'h4';

/** The kind of the text at the cursor; `null` for one that the toolbar does not offer. */
export function textKindOf({ selection: { $from } }: EditorState): TextKind | null {
  const { name } = $from.parent.type;
  return name === 'p' || name === 'h2' || name === 'h3' || name === 'h4' ? name : null;
}

export const setTextKind = (kind: TextKind): Command => setBlockType(nodes[kind]);

/** The innermost node around the cursor of one of these types, and its position. */
function ancestorAtCursor(
  { selection: { $from } }: Pick<EditorState, 'selection'>,
  ...types: readonly NodeType[]
): { node: Node; position: number } | null {
  for (let depth = $from.depth; depth > 0; depth -= 1) {
    const node = $from.node(depth);
    if (types.includes(node.type)) return { node, position: $from.before(depth) };
  }
  return null;
}

export const isIn = (state: EditorState, name: 'ul' | 'ol' | 'blockquote' | 'table'): boolean =>
  ancestorAtCursor(state, nodes[name]) !== null;

/** Makes a list of the selection, changes the kind of the list around it, or takes it out of its list. */
export const toggleList =
  (name: 'ul' | 'ol'): Command =>
  (state, dispatch) => {
    const list = ancestorAtCursor(state, nodes.ul, nodes.ol);
    if (list === null) return wrapInList(nodes[name])(state, dispatch);
    if (list.node.type === nodes[name]) return liftListItem(nodes.li)(state, dispatch);
    dispatch?.(state.tr.setNodeMarkup(list.position, nodes[name], commonOf(list.node.attrs)));
    return true;
  };

const commonOf = ({ title, lang }: Attrs): Attrs => ({ title: title as unknown, lang: lang as unknown });

/** Turns the selection into a quotation, or the quotation around it into plain text. */
export const toggleQuote: Command = (state, dispatch) => {
  const quote = ancestorAtCursor(state, nodes.blockquote);
  if (quote === null) return wrapIn(nodes.blockquote)(state, dispatch);
  const { position, node } = quote;
  dispatch?.(state.tr.replaceWith(position, position + node.nodeSize, node.content));
  return true;
};

/** The address of the link at the cursor; empty for none. */
export function linkAt(state: EditorState): string {
  const { $from, from, to, empty } = state.selection;
  const mark = empty ? marks.a.isInSet($from.marks()) : firstLink(state.doc, from, to);
  return String(mark?.attrs.href ?? '');
}

function firstLink(doc: Node, from: number, to: number) {
  let found;
  doc.nodesBetween(from, to, (node) => {
    found ??= marks.a.isInSet(node.marks);
  });
  return found as ReturnType<MarkType['isInSet']>;
}

/** Links the selected words, or the whole link at the cursor; without either the address itself is written. */
export const setLink =
  (href: string): Command =>
  (state, dispatch) => {
    const { from, to } = linkRange(state);
    const link = marks.a.create({ href });
    if (from === to) dispatch?.(state.tr.insert(from, schema.text(href, [link])));
    else dispatch?.(state.tr.removeMark(from, to, marks.a).addMark(from, to, link));
    return true;
  };

export const removeLink: Command = (state, dispatch) => {
  const { from, to } = linkRange(state);
  dispatch?.(state.tr.removeMark(from, to, marks.a));
  return true;
};

/** The selection; without one, the whole link at the cursor. */
function linkRange(state: EditorState): { from: number; to: number } {
  const { $from, from, to, empty } = state.selection;
  const link = empty ? marks.a.isInSet($from.marks()) : undefined;
  if (!link) return { from, to };
  const range = { from, to };
  $from.parent.forEach((child, offset) => {
    const start = $from.start() + offset;
    const isPart = link.isInSet(child.marks) && start <= from && start + child.nodeSize >= from;
    if (isPart) Object.assign(range, { from: start, to: start + child.nodeSize });
  });
  return range;
}

export const insertPicture =
  (src: string, alt: string): Command =>
  (state, dispatch) => {
    dispatch?.(state.tr.replaceSelectionWith(nodes.img.create({ src, alt }), false).scrollIntoView());
    return true;
  };

/** A table of three columns and two rows below a row of headings, with the cursor in its first cell. */
export const insertTable: Command = (state, dispatch) => {
  const rowOf = (type: NodeType, section: string) =>
    nodes.tr.create(
      { section },
      [1, 2, 3].map(() => type.create(null, nodes.p.create())),
    );
  const rows = [rowOf(nodes.th, 'thead'), rowOf(nodes.td, 'tbody'), rowOf(nodes.td, 'tbody')];
  const change = state.tr.replaceSelectionWith(nodes.table.create(null, rows));
  const table = ancestorAtCursor(change, nodes.table);
  if (table) change.setSelection(TextSelection.near(change.doc.resolve(table.position + 1)));
  dispatch?.(change.scrollIntoView());
  return true;
};

export const insertRule: Command = (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(nodes.hr.create()).scrollIntoView());
  return true;
};
