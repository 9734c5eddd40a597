import { isBlank, ownStyle, symbolFontOf, textsOf } from './paste-style';

/** A paragraph that an office program numbered or marked itself. */
interface ListItem {
  /** A deeper item has a higher one. */
  level: number;
  /** The number before it; `next` for one that is not written. */
  marker: number | 'next' | 'bullet';
}

/** Turns paragraphs with marks of their own, as Word and WPS write lists, into lists. */
export function buildLists(root: ParentNode): void {
  const definitions = [...root.querySelectorAll('style')].map(({ textContent }) => textContent).join('\n');
  const parents = new Set<ParentNode>([root]);
  for (const { parentElement } of root.querySelectorAll('p, div'))
    if (parentElement) parents.add(parentElement);
  for (const parent of parents) buildListsIn(parent, definitions);
  nestLists(root);
}

interface OpenList {
  element: Element;
  level: number;
  isOrdered: boolean;
  next: number;
}

function buildListsIn(parent: ParentNode, definitions: string): void {
  let open: OpenList[] = [];
  for (const node of [...parent.childNodes]) {
    if (node instanceof Comment || (node instanceof Text && isBlank(node.data))) continue;
    const item = node instanceof Element ? listItemOf(node, definitions) : null;
    if (item === null) open = [];
    else addItem(node as Element, item, open);
  }
}

/** Moves a paragraph into the open list of its level, or into a new list. */
function addItem(paragraph: Element, { level, marker }: ListItem, open: OpenList[]): void {
  while ((open.at(-1)?.level ?? 0) > level) open.pop();
  const isOrdered = marker !== 'bullet';
  let list = open.at(-1);
  const continues =
    list?.level === level &&
    list.isOrdered === isOrdered &&
    (typeof marker === 'string' || marker === list.next);
  if (!list || !continues) {
    if (list?.level === level) open.pop();
    const element = document.createElement(isOrdered ? 'ol' : 'ul');
    const first = typeof marker === 'number' ? marker : 1;
    if (isOrdered && first !== 1) element.setAttribute('start', String(first));
    const outer = open.at(-1)?.element.lastElementChild;
    if (outer) outer.append(element);
    else paragraph.before(element);
    list = { element, level, isOrdered, next: first };
    open.push(list);
  }
  const entry = document.createElement('li');
  const words = document.createElement('p');
  words.append(...paragraph.childNodes);
  entry.append(words);
  list.element.append(entry);
  list.next += 1;
  paragraph.remove();
}

/** The item that a paragraph is, without its mark from then on; `null` for a paragraph that is none. */
function listItemOf(paragraph: Element, definitions: string): ListItem | null {
  if (!/^(p|div|h[1-6])$/.test(paragraph.localName)) return null;
  const [, list, level] = /^(\S+)\s+level(\d+)/i.exec(ownStyle(paragraph, 'mso-list')) ?? [];
  const isHeading = paragraph.localName.startsWith('h');
  if (list === undefined) return isHeading ? null : markedItemOf(paragraph);
  const mark = [...paragraph.querySelectorAll('[style]')].find((one) =>
    /ignore/i.test(ownStyle(one, 'mso-list')),
  );
  const written = (mark?.textContent ?? '').replace(/[\s\u00A0]+/g, ' ').trim();
  const marker = mark ? markerOf(written) : definedMarker(definitions, list, level ?? '1');
  // The number of a heading stays as text, and one that a list would write otherwise, such as 第一条.
  if (marker === null || isHeading) mark?.replaceWith(`${written} `);
  else mark?.remove();
  return marker === null || isHeading ? null : { level: Number(level), marker };
}

/** What the style sheet of the text says about a list whose marks are not written. */
function definedMarker(definitions: string, list: string, level: string): ListItem['marker'] {
  const rule = new RegExp(`@list\\s+${list.replace(/\W/g, '')}:level${level}\\s*\\{([^}]*)`, 'i').exec(
    definitions,
  )?.[1];
  if (rule === undefined) return 'bullet';
  return /mso-level-number-format\s*:\s*["']?(bullet|image)/i.test(rule) ? 'bullet' : 'next';
}

/** @returns the number or bullet; `null` for a number that a list cannot show */
function markerOf(written: string): ListItem['marker'] | null {
  const mark = written.replaceAll(' ', '');
  const digits = /^[(（]?(\d{1,4})[.．、)）]?$/.exec(mark)?.[1];
  if (digits !== undefined) return Number(digits);
  const letters = /^[(（]?([a-z]{1,6})[.．)）]$/i.exec(mark)?.[1];
  if (letters !== undefined) return romanValue(letters.toLowerCase()) ?? letterValue(letters.toLowerCase());
  return /[\p{L}\p{N}]/u.test(mark) && !/^\p{Script=Latin}$/u.test(mark) ? null : 'bullet';
}

const romanDigits: Readonly<Record<string, number>> = { i: 1, v: 5, x: 10 };

/** The value of a small Roman number; `null` for letters that are none, as c) is the third. */
function romanValue(letters: string): number | null {
  if (!/^x{0,3}(ix|iv|v?i{0,3})$/.test(letters)) return null;
  const values = [...letters].map((letter) => romanDigits[letter] ?? 0);
  return values.reduce((sum, value, index) => sum + (value < (values[index + 1] ?? 0) ? -value : value), 0);
}

const letterValue = (letters: string): number | null =>
  letters.length === 1 ? letters.charCodeAt(0) - 96 : null;

const bullets = /^[\s\u00A0]*[•‣▪▫●○◦■□◆◇➢➤❖✓✔∙·][\s\u00A0]+/;

/** An item without the marks of a list: its bullet is a letter of a font of symbols, or a bullet and a space. */
function markedItemOf(paragraph: Element): ListItem | null {
  if (paragraph.querySelector('p, div, table, ul, ol')) return null;
  const first = textsOf(paragraph).find(({ data }) => !isBlank(data));
  if (!first) return null;
  const isAlone = /^[\s\u00A0]*\S[\s\u00A0]*$/u.test(first.data);
  const isSymbol = isAlone && symbolFontOf(first, paragraph) !== null;
  const isCircle =
    /^[\s\u00A0]*o[\s\u00A0]*$/.test(first.data) &&
    ownStyle(paragraph, 'text-indent').startsWith('-') &&
    /courier/i.test(first.parentElement?.getAttribute('style') ?? '');
  const isBullet = bullets.test(first.data) || (isAlone && bullets.test(`${first.data.trim()} `));
  const rest = (paragraph.textContent ?? '').trim().slice(first.data.trim().length);
  if (isAlone && isBlank(rest)) return null;
  if (isSymbol || isCircle || (isAlone && isBullet && /^[\s\u00A0]/.test(rest))) first.data = '';
  else if (bullets.test(first.data)) first.data = first.data.replace(bullets, '');
  else return null;
  const next = textsOf(paragraph).filter(({ data }) => data !== '');
  for (const text of next) {
    text.data = text.data.replace(/^[\s\u00A0]+/, '');
    if (text.data !== '') break;
  }
  return { level: 1 + Math.max(0, pointsOf(ownStyle(paragraph, 'margin-left'))), marker: 'bullet' };
}

const points: Readonly<Record<string, number>> = { pt: 1, px: 0.75, cm: 28.35, mm: 2.835, in: 72, em: 12 };

/** A length in points, rounded: programs write equal indents with different fractions. */
function pointsOf(length: string): number {
  const [, value = '0', unit = ''] = /^(-?[\d.]+)([a-z]*)/i.exec(length) ?? [];
  return Math.round(Number(value) * (points[unit.toLowerCase()] ?? 0));
}

/** Puts a list that lies directly in a list into the item before it, and takes over the number of a first item. */
function nestLists(root: ParentNode): void {
  for (const list of root.querySelectorAll('ul > ul, ul > ol, ol > ul, ol > ol')) {
    const before = list.previousElementSibling;
    if (before?.localName === 'li') before.append(list);
    else {
      const entry = document.createElement('li');
      list.before(entry);
      entry.append(list);
    }
  }
  for (const list of root.querySelectorAll('ol:not([start])')) {
    const value = Number(list.querySelector(':scope > li')?.getAttribute('value'));
    if (value > 1) list.setAttribute('start', String(value));
  }
}
