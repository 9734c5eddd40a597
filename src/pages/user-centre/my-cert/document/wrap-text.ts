/** The width of a sign in parts of the font size: full for Chinese and full-width signs, about half for others. */
function charWidth(sign: string): number {
  return /[\u2E80-\uFFFF]|[\uD800-\uDFFF]/.test(sign) ? 1 : 0.56;
}

/** The width of a text in parts of its font size. */
export function textWidth(text: string): number {
  return [...text].reduce((sum, sign) => sum + charWidth(sign), 0);
}

/** Signs that begin no line. */
const noLineStart = /^[，。、；：！？）》」』”’…·,.;:!?)\]]$/;

/**
 * Breaks a text into lines, since a drawing does not. Chinese may break anywhere, a Latin word only where it must.
 * @param room width of a line in parts of the font size
 */
export function wrapText(text: string, room: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.match(/[\w'-]+|\s+|[^\s\w'-]/gu) ?? []) {
    for (const piece of textWidth(word) > room ? [...word] : [word]) {
      const isFull = line !== '' && textWidth(line + piece) > room && !noLineStart.test(piece);
      if (isFull) lines.push(line.trimEnd());
      line = isFull ? piece.trimStart() : line + piece;
    }
  }
  return [...lines, line.trimEnd()].filter(Boolean);
}

/** A text on no more lines than there is room for, as large as it can be then. @param sizes font sizes, largest first */
export function fitText(
  text: string,
  { width, lines: most, sizes }: { width: number; lines: number; sizes: readonly number[] },
): { lines: string[]; size: number } {
  let found = { lines: [text], size: 0 };
  for (const size of sizes) {
    found = { lines: wrapText(text, width / size), size };
    if (found.lines.length <= most) break;
  }
  return found;
}
