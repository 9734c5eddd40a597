/** A property of an element's own style attribute; empty for none. Browsers drop those of office programs from `style`. */
export function ownStyle(element: Element, name: string): string {
  const pattern = new RegExp(`(?:^|;)\\s*${name}\\s*:\\s*([^;]*)`, 'i');
  return pattern.exec(element.getAttribute('style') ?? '')?.[1]?.trim() ?? '';
}

const symbolFonts = /wingdings|webdings|symbol/i;

/** The font of letters that are pictures, such as Wingdings, in which this text is written; `null` for another font. */
export function symbolFontOf(text: Node, within: Element): 'wingdings' | 'symbol' | null {
  for (let element = text.parentElement; element; element = element.parentElement) {
    const font =
      ownStyle(element, 'font-family') || ownStyle(element, 'font') || (element.getAttribute('face') ?? '');
    if (symbolFonts.test(font)) return /wingdings|webdings/i.test(font) ? 'wingdings' : 'symbol';
    if (font !== '' || element === within) return null;
  }
  return null;
}

/** The texts below an element, in their order. */
export function textsOf(root: Node): Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  return texts;
}

export const isBlank = (text: string | null): boolean => /^[\s\u00A0]*$/.test(text ?? '');
