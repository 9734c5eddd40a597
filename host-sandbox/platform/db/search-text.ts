import { ilike, or, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** What is compared when people search: compatibility forms unified, lower case, no zero character. */
export function normalizeText(text: string): string {
  return text.normalize('NFKC').toLowerCase().replaceAll('\0', '\uFFFD');
}

/** The words of a search, at most five. */
export function splitKeywords(keyword: string): string[] {
  return normalizeText(keyword).split(/\s+/u).filter(Boolean).slice(0, 5);
}

/**
 * The single signs and the pairs of neighbours in a folded text. An index of them finds Chinese, which has no spaces
 * between words, in any database and locale; trigrams of the server's own would need an extension and a locale.
 */
export function bigrams(text: string): string[] {
  const signs = [...text];
  const pairs = signs.slice(1).map((sign, place) => `${signs[place]}${sign}`);
  return [...new Set([...signs, ...pairs])].filter((gram) => !/\s/u.test(gram));
}

/** The grams that find a word: its pairs, or the word itself when it is a single sign. */
export function keywordBigrams(word: string): string[] {
  const grams = bigrams(word);
  return [...word].length === 1 ? grams : grams.filter((gram) => [...gram].length === 2);
}

/** The columns that make a course be found: by title, base and teachers. */
export function searchColumns(title: string, hospitalName: string, teachers: readonly { name: string }[]) {
  const searchText = normalizeText([title, hospitalName, ...teachers.map(({ name }) => name)].join('\n'));
  return { searchText, grams: bigrams(searchText) };
}

/**
 * Condition that any of the columns contains the keyword, whatever its case; `undefined` for an empty keyword.
 * `%`, `_` and `\` in a keyword are ordinary characters.
 */
export function containsKeyword(keyword: string | undefined, columns: readonly PgColumn[]): SQL | undefined {
  // PostgreSQL text cannot hold a zero character, so nothing can contain one.
  if (!keyword) return undefined;
  const pattern = `%${keyword.replaceAll('\0', '\uFFFD').replace(/[\\%_]/g, '\\$&')}%`;
  return or(...columns.map((column) => ilike(column, pattern)));
}
