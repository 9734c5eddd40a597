import { ilike, or, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** Normalises a text for searching: NFKC, lower case, no zero characters. */
export function normalizeText(text: string): string {
  return text.normalize('NFKC').toLowerCase().replaceAll('\0', '\uFFFD');
}

/** Number of keywords that a search uses. */
export const keywordsMax = 5;

/** The keywords of a search, the first `keywordsMax`. */
export function splitKeywords(keyword: string): string[] {
  return normalizeText(keyword).split(/\s+/u).filter(Boolean).slice(0, keywordsMax);
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
 * Condition that any of the columns contains the keyword, ignoring case; `undefined` for an empty keyword. `%`, `_` and
 * `\` are literal.
 */
export function containsKeyword(keyword: string | undefined, columns: readonly PgColumn[]): SQL | undefined {
  // PostgreSQL text cannot hold a zero character, so none can match.
  if (!keyword) return undefined;
  const pattern = `%${keyword.replaceAll('\0', '\uFFFD').replace(/[\\%_]/g, '\\$&')}%`;
  return or(...columns.map((column) => ilike(column, pattern)));
}
