import { isBlank, ownStyle, symbolFontOf, textsOf } from './paste-style';

/** Elements whose text is not part of the copied content. */
const dropped =
  'head, script, noscript, template, iframe, object, math, title, meta, link, textarea, select, xml, ' +
  '.msocomanchor, .msocomtxt, .MsoCommentReference, [style*="mso-element:comment"]';

/** Removes what office programs copy beyond words and structure; letters of symbol fonts become characters. */
export function cleanOfficeMarkup(root: ParentNode & Node): void {
  for (const element of root.querySelectorAll(dropped)) element.remove();
  removeFieldCodes(root);
  for (const element of root.querySelectorAll('[style]')) if (isHidden(element)) element.remove();
  for (const text of textsOf(root)) {
    const font = /[^\s\u00A0]/.test(text.data)
      ? symbolFontOf(text, text.ownerDocument.documentElement)
      : null;
    if (font) text.data = toCharacters(text.data, symbols[font]);
    text.data = text.data.replace(/\u00AD/g, '');
  }
  for (const element of root.querySelectorAll('*')) unwrapProgramElement(element);
  for (const cell of root.querySelectorAll('table, td, th')) {
    for (const name of ['width', 'height']) cell.removeAttribute(name);
    if (cell.localName !== 'table' && isBlank(cell.textContent) && !cell.querySelector('img'))
      cell.textContent = '';
  }
  for (const caption of root.querySelectorAll('caption')) {
    const line = document.createElement('p');
    line.append(...caption.childNodes);
    caption.closest('table')?.before(line);
    caption.remove();
  }
  raiseNotes(root);
}

const isHidden = (element: Element) =>
  ownStyle(element, 'display') === 'none' || ownStyle(element, 'mso-hide') === 'all';

/** Elements of other vocabularies, as `o:p`: their words stay, the space that only fills a line does not. */
function unwrapProgramElement(element: Element): void {
  if (!element.localName.includes(':')) return;
  if (isBlank(element.textContent) && !element.querySelector('img')) {
    const paragraph = element.closest('p');
    element.remove();
    if (paragraph && isBlank(paragraph.textContent) && !paragraph.querySelector('img, br'))
      paragraph.remove();
  } else element.replaceWith(...element.childNodes);
}

/** Removes the code of fields, such as `PAGEREF _Toc1`, and leaves their result. */
function removeFieldCodes(root: Node): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  /** For each field around the current node, whether its code is being read. */
  const inCode: boolean[] = [];
  const codes: Text[] = [];
  while (walker.nextNode()) {
    const node = walker.currentNode;
    if (node instanceof Text) {
      if (inCode.includes(true)) codes.push(node);
      continue;
    }
    const part = ownStyle(node as Element, 'mso-element');
    if (part === 'field-begin') inCode.push(true);
    else if (part === 'field-separator' && inCode.length > 0) inCode[inCode.length - 1] = false;
    else if (part === 'field-end') inCode.pop();
  }
  for (const code of codes) code.data = '';
}

/** The numbers of footnotes and endnotes, whose links lead into the document of the program, are raised. */
function raiseNotes(root: ParentNode): void {
  for (const link of root.querySelectorAll('a[href]')) {
    if (!/#_?(ftn|edn|footnote|endnote)(ref)?-?\d*/i.test(link.getAttribute('href') ?? '')) continue;
    const number = document.createElement('sup');
    number.append(...link.childNodes);
    if (link.closest('sup')) link.replaceWith(...number.childNodes);
    else link.replaceWith(number);
  }
}

/** Letters of symbol fonts and the characters that they look like, two by two. */
const symbols = {
  wingdings: pairs('l●n■u◆§▪o□q□¨□v❖Ø➢ü✓û✗þ☑ý☒à→ß←á↑â↓è➔J☺(☎*✉¡○'),
  symbol: pairs('·•aαbβgγdδeεhηqθkκlλmμpπrρsσtτfφcχwωDΔSΣWΩ±±³≥£≤´×¸÷¹≠¥∞°°®→¬←Þ⇒Û⇔Ö√'),
};

function pairs(letters: string): ReadonlyMap<string, string> {
  const all = [...letters];
  return new Map(all.flatMap((letter, index) => (index % 2 ? [] : [[letter, all[index + 1] ?? '']])));
}

/** Programs also write these letters into the private use area, from U+F000 on. */
const toCharacters = (text: string, table: ReadonlyMap<string, string>) =>
  [...text]
    .map((letter) => {
      const code = letter.codePointAt(0) ?? 0;
      const plain = code >= 0xf020 && code <= 0xf0ff ? String.fromCodePoint(code - 0xf000) : letter;
      return table.get(plain) ?? letter;
    })
    .join('');
