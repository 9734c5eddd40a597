/** What a terminal obeys or does not show: control characters (C0, DEL, C1), bidirectional and invisible ones. */
const unprintable = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;

/**
 * A text for a terminal or a log, on its lines: other characters that a terminal obeys or hides become `\u001b`. Inside
 * JSON that is the same text.
 */
export function printable(text: string): string {
  return text.replace(unprintable, (character) => (character === '\n' ? '\n' : escapeOf(character)));
}

/** As `printable`, on one line. */
export function printableLine(text: string): string {
  return text.replace(unprintable, escapeOf);
}

function escapeOf(character: string): string {
  const units = Array.from({ length: character.length }, (_, index) => character.charCodeAt(index));
  return units.map((unit) => `\\u${unit.toString(16).padStart(4, '0')}`).join('');
}

/** The message of any thrown value, on one line. */
export function oneLine(error: unknown): string {
  const text = error instanceof Error ? error.message || error.name : String(error);
  return printableLine(text.replace(/\s+/g, ' ').trim()).slice(0, 300);
}
