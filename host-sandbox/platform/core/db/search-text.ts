import { ilike, or, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { normalizePersonName } from '@/contracts/person-name';
import { Converter } from 'opencc-js/t2cn';

/** From the letters of Hong Kong, which include those of the standard, to simplified ones. */
const toSimplified = Converter({ from: 'hk', to: 'cn' });

/**
 * Normalises a text for searching: compatible forms of letters as one (NFKC), simplified Chinese, lower case, no tones or
 * accents (`ü` as `v`), no invisible characters.
 */
export function normalizeText(text: string): string {
  const plain = text
    .replaceAll('\0', '\uFFFD')
    .replace(/\p{Default_Ignorable_Code_Point}|\p{Cf}/gu, '')
    .normalize('NFKD')
    .replace(/u\u0308/giu, 'v')
    .replace(/[\u0300-\u036F]/gu, '')
    .normalize('NFKC');
  return toSimplified(plain).toLowerCase();
}

/** Number of keywords that a search uses. */
export const keywordsMax = 5;

/** The keywords of a search, the first `keywordsMax`; they are separated by spaces, by what separates words of a list, and by the hyphen of an English word. */
export function splitKeywords(keyword: string): string[] {
  return normalizeText(keyword)
    .split(/[\s,、;/|+&。!?]+|(?<=[a-z])-(?=[a-z])/u)
    .filter(Boolean)
    .slice(0, keywordsMax);
}

/**
 * The characters and adjacent pairs of a normalised text. An index of them finds Chinese, which has no spaces, in any
 * database and locale; PostgreSQL's trigrams need an extension and a locale.
 */
export function bigrams(text: string): string[] {
  const characters = [...text];
  const pairs = characters.slice(1).map((character, index) => `${characters[index]}${character}`);
  return [...new Set([...characters, ...pairs])].filter((gram) => !/\s/u.test(gram));
}

/** The bigrams that find a keyword: its pairs, or the keyword itself when it is one character. */
export function keywordBigrams(word: string): string[] {
  const grams = bigrams(word);
  return [...word].length === 1 ? grams : grams.filter((gram) => [...gram].length === 2);
}

/** The search columns of a course: title, hospital and teachers. */
export function searchColumns(title: string, hospitalName: string, teachers: readonly { name: string }[]) {
  const searchText = normalizeText([title, hospitalName, ...teachers.map(({ name }) => name)].join('\n'));
  return { searchText, grams: bigrams(searchText) };
}

/**
 * Condition that any of the columns contains the keyword, its normalised form or that of a name, ignoring case; `undefined` for an empty
 * keyword. `%`, `_` and `\` are literal.
 */
export function containsKeyword(keyword: string | undefined, columns: readonly PgColumn[]): SQL | undefined {
  if (!keyword) return undefined;
  // PostgreSQL text cannot hold a zero character, so none can match.
  const written = keyword.replaceAll('\0', '\uFFFD');
  const forms = new Set(
    [written, normalizeText(keyword).trim(), normalizePersonName(written)].filter(Boolean),
  );
  const patterns = [...forms].map((form) => `%${form.replace(/[\\%_]/g, '\\$&')}%`);
  return or(...columns.flatMap((column) => patterns.map((pattern) => ilike(column, pattern))));
}
