import * as z from 'zod/mini';
import { limits } from './limits';
import { bidiControls, printableText, visibleCharacter } from './characters';
import { fromChinaTime } from './china-time';
import { repairable } from './tolerant-reader';

/** Record id: a positive integer as text, since it may exceed 2^53. A number is read as its digits. */
export const id = repairable(z.string().check(z.regex(/^[1-9]\d{0,18}$/)), numberAsText);

/** A text that some platforms send as a number, such as the code of a dictionary item. */
export const codeText = repairable(z.string(), numberAsText);

function numberAsText(value: unknown): unknown {
  return typeof value === 'number' ? String(value) : value;
}

/** True for a text with the format of a record id, such as a path segment. */
export const isId = (text: string): boolean => id.safeParse(text).success;

/** Date and time in UTC, ISO 8601 with `Z`; displayed in the time zone of China. */
export const dateTime = z.iso.datetime();

/** A day in China from the year 2000 on, as `2026-11-21`. */
export const day = z.iso.date().check(z.regex(/^[2-9]/));

/**
 * A time that the specification does not confirm. Milliseconds, and the spelling `2026-11-23 10:00:00` in the time of
 * China, are read too; null where there is none.
 */
export const unconfirmedDateTime = repairable(z.nullable(dateTime), (value) =>
  typeof value === 'string' || typeof value === 'number' ? fromChinaTime(value) : null,
);

/** Path or URL of a stored file; a path is prefixed with the object storage base (R3.24). */
export const mediaPath = z.string().check(z.minLength(1), z.maxLength(1000));

/** A URL or path written by an editor; untrusted, the portal applies `safeUrl`. */
export const address = z.string().check(z.maxLength(2000));

/** Code of a dictionary item. An unknown code is no error in a filter. */
export const dictCode = z.string().check(z.regex(/^\w{1,40}$/));

/** Search text. */
export const keyword = z.string().check(z.trim(), z.maxLength(limits.keywordMax));

/** One line of printable text with a visible character. Invisible direction marks, as from copying, are removed. */
export function singleLine(max: number) {
  return z.string().check(
    z.overwrite((text) => text.replace(bidiControls, '')),
    z.trim(),
    z.minLength(1),
    z.maxLength(max),
    z.regex(printableText),
    z.refine((text) => visibleCharacter.test(text), '请输入看得见的文字'),
  );
}

/** Text of several lines with a visible character. Control characters and direction marks are removed. */
export function multiLine(max: number) {
  return z.string().check(
    z.overwrite(stripInvisible),
    z.trim(),
    z.minLength(1),
    z.maxLength(max),
    z.refine((text) => visibleCharacter.test(text), '请输入看得见的文字'),
  );
}

function stripInvisible(text: string): string {
  const lines = text.split(/\r\n|[\n\r\u2028\u2029]/u);
  return lines
    .map((line) =>
      [...line.replace(/\t/g, ' ')].filter((character) => printableText.test(character)).join(''),
    )
    .join('\n');
}
