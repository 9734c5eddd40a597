import * as z from 'zod/mini';
import { limits } from './limits';
import { bidiControls, printableText, visibleCharacter } from './characters';

/** Record number: a positive integer as text, since identifiers of other platforms may pass 2^53. */
export const id = z.string().check(z.regex(/^[1-9]\d{0,18}$/));

/** True for a text that can be a record number at all, such as a part of an address. */
export const isId = (text: string): boolean => id.safeParse(text).success;

/** Moment in UTC, ISO 8601 with a `Z`; shown in Asia/Shanghai. */
export const dateTime = z.iso.datetime();

/** Path or address of a stored file; without http(s) it is prefixed with the object storage base (R3.24). */
export const mediaPath = z.string().check(z.minLength(1), z.maxLength(1000));

/** An address written by an editor. Never trusted: the portal passes it through its allow-list. */
export const address = z.string().check(z.maxLength(2000));

/** Code of a dictionary's item. One that the dictionary does not have is no error where it only filters. */
export const dictCode = z.string().check(z.regex(/^\w{1,40}$/));

/** What people type to search. */
export const keyword = z.string().check(z.trim(), z.maxLength(limits.keywordMax));

/**
 * One line of harmless free text with at least one sign that can be seen. Turns of direction, which copying brings
 * along and nobody sees, are dropped instead of told.
 */
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

/**
 * Free text of several lines with at least one sign that can be seen. What copying brings along and nobody sees, such
 * as control characters and turns of direction, is dropped instead of told.
 */
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
