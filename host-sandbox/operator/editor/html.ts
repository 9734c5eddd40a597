import { DOMParser as Parser, DOMSerializer, type Node } from 'prosemirror-model';
import { hideHandlers } from './hide-handlers';
import { pastedScheme } from './paste-pictures';
import { schema, sectionAttribute } from './schema';

const parser = Parser.fromSchema(schema);
const serializer = DOMSerializer.fromSchema(schema);

/** The text of an article as the editor holds it. @param html as the platform stores it, cleaned */
export const readHtml = (html: string): Node => parser.parse(inertBody(html));

/** The text as HTML, without pictures that are not stored yet; empty when it shows nothing. */
export function writeHtml(doc: Node): string {
  const body = inertBody('');
  serializer.serializeFragment(doc.content, { document: body.ownerDocument }, body);
  for (const image of body.querySelectorAll(`img[src^="${pastedScheme}"]`)) {
    const { parentElement } = image;
    image.remove();
    if (parentElement?.localName === 'p' && !parentElement.hasChildNodes()) parentElement.remove();
  }
  for (const table of body.querySelectorAll('table')) groupRows(table);
  for (const box of body.querySelectorAll('li, td, th, dd, figure')) unwrapOnlyParagraph(box);
  const isEmpty = body.textContent?.trim() === '' && !body.querySelector('img, hr');
  return isEmpty ? '' : body.innerHTML;
}

/** Whether the editor can hold all of a text: spaces, and paragraphs that are implied, do not count. */
export function canRepresent(html: string): boolean {
  const withoutHandlers = hideHandlers(html);
  return outlineOf(withoutHandlers) === outlineOf(writeHtml(readHtml(withoutHandlers)));
}

/** Whether two texts differ in nothing that a reader sees. */
export const isSameText = (one: string, other: string): boolean =>
  one === other || outlineOf(one) === outlineOf(other);

/** A body in a document that loads and runs nothing. */
function inertBody(html: string): HTMLElement {
  return new DOMParser().parseFromString(html, 'text/html').body;
}

/** Puts the rows of a table into its parts. */
function groupRows(table: HTMLTableElement): void {
  let part = null as Element | null;
  for (const row of [...table.rows]) {
    const name = row.getAttribute(sectionAttribute) ?? 'tbody';
    row.removeAttribute(sectionAttribute);
    if (part?.localName !== name) {
      part = table.ownerDocument.createElement(name);
      table.append(part);
    }
    part.append(row);
  }
}

/** Writes a cell or list item that has one paragraph without the paragraph, as people write it. */
function unwrapOnlyParagraph(box: Element): void {
  const paragraphs = [...box.children].filter(({ localName }) => localName === 'p');
  const [only] = paragraphs;
  if (only && paragraphs.length === 1 && only.attributes.length === 0) only.replaceWith(...only.childNodes);
}

/**
 * The visible content of a text, for comparison: blocks with their attributes, and the letters between them with all
 * marks around them.
 */
function outlineOf(html: string): string {
  const parts: { marks: string; text: string }[] = [];
  const add = (marks: string, text: string) => {
    const last = parts.at(-1);
    if (last?.marks === marks) last.text += text;
    else parts.push({ marks, text });
  };
  const walk = (parent: globalThis.Node, marks: readonly string[], keepsSpace: boolean) => {
    for (const child of parent.childNodes) {
      if (child instanceof Text) {
        const text = keepsSpace ? child.data : child.data.replace(/[ \t\r\n\f]+/g, '');
        if (text) add([...new Set(marks)].sort().join(), text);
      } else if (child instanceof Element) {
        const { localName: name } = child;
        const own =
          name +
          [...child.attributes]
            .map((one) => ` ${one.name}=${one.value}`)
            .sort()
            .join('');
        if (name in schema.marks) walk(child, [...marks, own], keepsSpace);
        else {
          const bounds = own === 'p' ? '¶' : `<${own}>`;
          add('', bounds);
          walk(child, marks, name === 'pre');
          add('', own === 'p' ? '¶' : `</${name}>`);
        }
      }
    }
  };
  walk(inertBody(html), [], false);
  // A paragraph at the edge of a block, or an empty one, is no difference.
  return parts
    .map(({ marks, text }) => (marks ? `[${marks}]${text}[/]` : text))
    .join('')
    .replace(/¶+/g, '¶')
    .replace(/¶?(<[^>]*>)¶?/g, '$1')
    .replace(/^¶|¶$/g, '');
}
