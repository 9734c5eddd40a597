import { contentLanguage } from '@/shared/intl/languages';
import { isBig5, isLatin } from '../charset';

/** A sentence of captions; times in seconds from the start of the video. */
export interface CaptionCue {
  start: number;
  end: number;
  /** May have the tags of WebVTT. */
  text: string;
  /** The settings of WebVTT, such as `line: 0`. */
  settings: readonly (readonly [name: string, value: string])[];
}

/**
 * The text of a captions file. WebVTT is UTF-8, but the tools of the offices write UTF-16 and the charset of their
 * language, or append one file to another.
 * @param language tag of the captions
 * @returns the text without a byte order mark
 */
export function decodeCaptions(bytes: Uint8Array, language: string = contentLanguage): string {
  const utf16 = utf16Of(bytes);
  const text = utf16 ? decodeUtf16(bytes, utf16) : decodeLines(bytes, language);
  return encodedOnce(text.replace(/^\uFEFF+/, '').replace(/\0/g, ''));
}

/** Decodes each line by itself: a lost byte moves all bytes up to the end of its line. */
function decodeUtf16(bytes: Uint8Array, charset: string): string {
  const [first, second] = charset === 'utf-16le' ? [10, 0] : [0, 10];
  const ends = [...bytes.keys()].filter((at) => bytes[at] === first && bytes[at + 1] === second);
  const decoder = new TextDecoder(charset);
  const lines = [...ends, bytes.length].map((end, index) =>
    decoder.decode(bytes.subarray(index === 0 ? 0 : (ends[index - 1] ?? 0) + 2, end)),
  );
  return lines.join('\n');
}

/** Undoes a conversion to UTF-8 of what was UTF-8 and taken for Latin letters: `ä½ å¥½` is 你好. */
function encodedOnce(text: string): string {
  if (!/[ã-é][^\0-\x7F]{2}/.test(text)) return text;
  const latin = new TextDecoder('windows-1252').decode(Uint8Array.from({ length: 256 }, (_, byte) => byte));
  const bytes = Array.from(text, (letter) => {
    const byte = latin.indexOf(letter);
    return byte < 0 ? letter.charCodeAt(0) : byte;
  });
  if (bytes.some((byte) => byte > 0xff)) return text;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(bytes));
  } catch {
    return text;
  }
}

/** The number of lines that show a lost letter, or have a time that cannot be read. */
export function countDamaged(text: string): number {
  const isDamaged = (line: string) =>
    /\uFFFD|锟斤拷/.test(line) || (line.includes('-->') && !timing.test(line));
  return text.split(/[\r\n]+/).filter(isDamaged).length;
}

function utf16Of([first, second, third, fourth]: Uint8Array): string | null {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  if (second === 0 && fourth === 0) return 'utf-16le';
  return first === 0 && third === 0 ? 'utf-16be' : null;
}

/** Decodes each line by itself where not all of them are UTF-8. */
function decodeLines(bytes: Uint8Array, language: string): string {
  const utf8 = new TextDecoder();
  const whole = utf8.decode(bytes);
  const broken = countOf(whole, /\uFFFD/g);
  if (broken === 0) return whole;
  // a file of another charset is broken in most letters, a damaged one in few
  const isUtf8 = broken * 4 <= countOf(whole, /[^\0-\x7F]/g);
  const lines = linesOf(bytes).map((line) => {
    const text = utf8.decode(line);
    const isSure = /[\u0800-\uFFFC]/.test(text) && (isUtf8 || !/[\x80-\u07FF\uFFFD]/.test(text));
    return isSure || !/[^\0-\x7F]/.test(text) ? text : line;
  });
  const foreign = lines.flatMap((line) => (typeof line === 'string' ? [] : [...line, 10]));
  const charset = new TextDecoder(charsetOf(Uint8Array.from(foreign), language));
  return lines.map((line) => (typeof line === 'string' ? line : charset.decode(line))).join('\n');
}

/** The charset of the systems of a language. */
function charsetOf(bytes: Uint8Array, language: string): string {
  const [primary] = language.toLowerCase().split(/[-_]/);
  if (isLatin(bytes)) return 'windows-1252';
  if (primary === 'ja') return 'shift_jis';
  if (primary === 'ko') return 'euc-kr';
  return isBig5(bytes) ? 'big5' : 'gb18030';
}

const countOf = (text: string, letters: RegExp) => text.match(letters)?.length ?? 0;

/** The lines of bytes, without their ends. No charset has the bytes of an end within a letter. */
function linesOf(bytes: Uint8Array): Uint8Array[] {
  const ends = [...bytes.keys()].filter(
    (at) => bytes[at] === 10 || (bytes[at] === 13 && bytes[at + 1] !== 10),
  );
  return [...ends, bytes.length].map((end, index) =>
    bytes.subarray(index === 0 ? 0 : (ends[index - 1] ?? 0) + 1, end),
  );
}

const timecode = String.raw`(?:(\d+):)?(\d{1,2}):(\d{1,2})(?:[.,](\d{1,3}))?`;
const timing = new RegExp(String.raw`^\s*${timecode}\s*-{1,2}>\s*${timecode}(.*)$`);

/** Reads WebVTT, also without its header or with commas in the times, SRT and the dialogue of ASS. Unreadable cues are left out. */
export function parseCaptions(text: string): CaptionCue[] {
  // a text file that was converted twice has two CR at the end of a line
  const lines = text.split(/\r*\n|\r/);
  const dialogue = lines.flatMap(parseDialogue);
  return (dialogue.length > 0 ? dialogue : parseBlocks(lines))
    .filter(({ start, end, text: content }) => end > start && Number.isFinite(end) && content !== '')
    .sort((one, other) => one.start - other.start);
}

function parseBlocks(lines: readonly string[]): CaptionCue[] {
  const starts = lines.flatMap((line, index) => (timing.test(line) ? [index] : []));
  return starts.map((at, number) => {
    const [, ...parts] = timing.exec(lines[at] ?? '') ?? [];
    const next = starts[number + 1] ?? lines.length;
    const block = lines.slice(at + 1, next);
    const blank = block.findIndex((line) => line.trim() === '');
    const content = blank === -1 ? block : block.slice(0, blank);
    // the number of the next cue, where no blank line is before it
    if (blank === -1 && next < lines.length && /^\s*\d+\s*$/.test(content[content.length - 1] ?? ''))
      content.pop();
    return {
      start: secondsOf(parts.slice(0, 4)),
      end: secondsOf(parts.slice(4, 8)),
      text: cleanText(content.join('\n')),
      settings: settingsOf(parts[8] ?? ''),
    };
  });
}

/** `Dialogue: 0,0:00:01.00,0:00:03.50,Default,,0,0,0,,text` of ASS. */
function parseDialogue(line: string): CaptionCue[] {
  const match =
    /^Dialogue:\s*[^,]*,\s*(\d+):(\d+):(\d+)\.(\d+),\s*(\d+):(\d+):(\d+)\.(\d+),(?:[^,]*,){6}(.*)$/.exec(
      line,
    );
  if (!match) return [];
  const [, ...parts] = match;
  const text = (parts[8] ?? '').replace(/\\N/gi, '\n').replace(/\\h/g, ' ');
  return [
    {
      start: secondsOf(parts.slice(0, 4)),
      end: secondsOf(parts.slice(4, 8)),
      text: cleanText(text),
      settings: [],
    },
  ];
}

/** @param parts hours, minutes, seconds and the digits after the point */
const secondsOf = ([hours, minutes, seconds, fraction]: readonly (string | undefined)[]): number =>
  Number(hours ?? 0) * 3600 + Number(minutes) * 60 + Number(seconds) + Number(`0.${fraction ?? 0}`);

/** Removes what is markup in SRT and ASS only, and escapes a `<` that starts no tag: `PaO2<60` is text there. */
const cleanText = (text: string): string =>
  text
    // a drawing of ASS
    .replace(/\{[^}]*\\p[1-9][^}]*\}[^{]*/g, '')
    .replace(/<br\s*\/?>/gi, '\n')
    .replace(/<\/?font[^>]*>/gi, '')
    .replace(/\{\\[^}]*\}/g, '')
    .replace(/<(?!\/?[a-z][^<>]*>|[\d:.]+>)/gi, '&lt;')
    .trim();

const settingsOf = (text: string) =>
  text.split(/\s+/).flatMap((setting) => {
    const [name, value] = setting.split(':');
    return name && value ? [[name, value] as const] : [];
  });

/** Creates the cue of a text track. */
export function toTrackCue({ start, end, text, settings }: CaptionCue): VTTCue {
  const cue = new VTTCue(start, end, text);
  for (const [name, value] of settings) {
    const number = Number.parseFloat(value);
    if (name === 'align') cue.align = value as AlignSetting;
    if (name === 'vertical') cue.vertical = value as DirectionSetting;
    if (!Number.isFinite(number)) continue;
    if (name === 'line') [cue.snapToLines, cue.line] = [!value.includes('%'), number];
    if (name === 'position' && number >= 0 && number <= 100) cue.position = number;
    if (name === 'size' && number >= 0 && number <= 100) cue.size = number;
  }
  return cue;
}
