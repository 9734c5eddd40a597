/** The width of a character in em: 1 for Chinese and full-width characters, about half for others. */
function charWidth(character: string): number {
  return /[\u2E80-\uFFFF]|[\uD800-\uDFFF]/.test(character) ? 1 : 0.56;
}

/** The width of a text in em. */
export function textWidth(text: string): number {
  return [...text].reduce((sum, character) => sum + charWidth(character), 0);
}

/** Characters that must not start a line. */
const noLineStart = /^[，。、；：！？）》」』”’…·,.;:!?)\]]$/;

/** A word of letters of any script with spaces between its words, white space, or another character. */
const pieces = /(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])[\p{L}\p{M}\p{N}_'-])+|\s+|./gsu;

/**
 * Breaks a text into lines, which SVG does not do. Chinese may break anywhere, a word of other letters only if it is
 * longer than a line.
 * @param lineWidth in em
 */
export function wrapText(text: string, lineWidth: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.match(pieces) ?? []) {
    for (const piece of textWidth(word) > lineWidth ? [...word] : [word]) {
      const isFull = line !== '' && textWidth(line + piece) > lineWidth && !noLineStart.test(piece);
      if (isFull) lines.push(line.trimEnd());
      line = isFull ? piece.trimStart() : line + piece;
    }
  }
  return [...lines, line.trimEnd()].filter(Boolean);
}

/** Breaks a text at the largest font size that needs no more than `lines`. @param sizes font sizes, largest first */
export function fitText(
  text: string,
  { width, lines: maxLines, sizes }: { width: number; lines: number; sizes: readonly number[] },
): { lines: string[]; size: number } {
  let result = { lines: [text], size: 0 };
  for (const size of sizes) {
    result = { lines: wrapText(text, width / size), size };
    if (result.lines.length <= maxLines) break;
  }
  return result;
}
