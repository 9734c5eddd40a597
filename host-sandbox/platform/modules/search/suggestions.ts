import type { Database } from '../../core/db/database';
import { keywordsMax } from '../../core/db/search-text';
import { exactKeyword, looseKeyword, textForm, type Form, type Keyword } from './keyword-forms';
import { soundPairs } from './pinyin';
import { countSearches, findKnownWords } from './search-queries';
import { isTerm } from './terms';

/** Characters and words of letters of a keyword that is divided into words. */
const longestDivided = 24;

/** Characters of a word that a keyword is divided into, and of one that is compared by its sound. */
const longestWord = 8;
const longestSound = 4;

/** Share of the characters of each keyword that its words must cover to stand for it. */
const leastCovered = 0.6;

/** Most words that are suggested. */
const suggestionsMax = 8;

/** A search for the words of keywords that together find nothing. */
export interface SimilarSearch {
  /** The words that the keywords contain, as they are or by their sound. */
  readonly words: readonly Keyword[];
  /** True if the words stand for every keyword. */
  readonly isWhole: boolean;
}

/** Divides keywords into words that entries contain, from the start, the longest first, of two characters or more. */
export async function similarSearch(
  database: Database,
  keywords: readonly string[],
  now: Date,
): Promise<SimilarSearch> {
  const candidates = keywords.flatMap(candidatesOf);
  const known = await findKnownWords(database, candidates, now);
  const parts = keywords.map((keyword) => wordsOf(keyword, known));
  const isWhole = parts.every((words, index) => {
    const covered = words.reduce((sum, word) => sum + [...word].length, 0);
    return covered >= leastCovered * [...(keywords[index] ?? '')].length;
  });
  const words = [...new Set(parts.flat())].slice(0, suggestionsMax);
  return {
    words: words.map((word) => (known.has(exactly(word)) ? exactKeyword(word) : looseKeyword(word))),
    isWhole: isWhole && words.length <= keywordsMax,
  };
}

/** Distinguishes a word that was found as it is from one that was found by its sound. */
const exactly = (word: string) => ` ${word}`;

interface Candidate {
  readonly word: string;
  readonly form: Form;
}

/** The keyword and, of Chinese, its parts, as they are and by their sound. */
function candidatesOf(keyword: string): Candidate[] {
  const of = (word: string, forms: readonly Form[]) => forms.map((form) => ({ word, form }));
  return [
    ...of(exactly(keyword), exactKeyword(keyword).forms),
    ...of(keyword, looseKeyword(keyword).forms),
    ...partsOf(keyword).flatMap(({ part, sound }) => [
      ...of(exactly(part), isTerm(part) ? exactKeyword(part).forms : [textForm(part)]),
      ...(sound.length > 0 ? of(part, [{ text: null, grams: sound }]) : []),
    ]),
  ];
}

/** What a keyword may be divided into: characters, and whole words of letters or digits. */
const unitsOf = (keyword: string): string[] => keyword.match(/[a-z0-9]+|./gu) ?? [];

/** The parts of a keyword with Chinese, with the tokens of their sound if they are short and Chinese alone. */
function partsOf(keyword: string): { part: string; sound: string[] }[] {
  const units = unitsOf(keyword);
  if (!/\p{Script=Han}/u.test(keyword) || units.length > longestDivided) return [];
  const isChinese = /^\p{Script=Han}+$/u.test(keyword);
  const pairs = isChinese ? soundPairs(keyword) : [];
  const parts = new Map<string, string[]>();
  for (let start = 0; start < units.length; start += 1)
    for (let length = 1; length <= longestWord && start + length <= units.length; length += 1) {
      const part = units.slice(start, start + length).join('');
      if (part === keyword || !isWord(part)) continue;
      parts.set(part, length <= longestSound ? pairs.slice(start, start + length - 1) : []);
    }
  return [...parts].map(([part, sound]) => ({ part, sound }));
}

/** One character finds too much to be a word, unless it is a term. */
const isWord = (part: string) => [...part].length > 1 || isTerm(part);

/** The keyword if an entry contains it, else its longest parts that entries contain, and terms of one character. */
function wordsOf(keyword: string, known: ReadonlySet<string>): string[] {
  const has = (word: string) => known.has(exactly(word)) || known.has(word);
  if (has(keyword)) return [keyword];
  const units = unitsOf(keyword);
  const words: string[] = [];
  let start = 0;
  while (start < units.length) {
    let end = Math.min(units.length, start + longestWord);
    const part = () => units.slice(start, end).join('');
    while (end > start && !(isWord(part()) && has(part()))) end -= 1;
    if (end > start) words.push(part());
    start = Math.max(end, start + 1);
  }
  return words;
}

/** Searches that find something, with the number of results: all words together, then each word. */
export async function suggestSearches(
  database: Database,
  keywords: readonly string[],
  { words }: SimilarSearch,
  now: Date,
) {
  const isAnother = words.length > 1 && words.map(({ text }) => text).join(' ') !== keywords.join(' ');
  const together = isAnother && words.length <= keywordsMax ? [words] : [];
  const searches = [...together, ...words.map((word) => [word])];
  const counts = await countSearches(database, searches, now);
  return searches
    .map((search, index) => ({
      keyword: search.map(({ text }) => text).join(' '),
      count: counts[index]?.count ?? 0,
      more: counts[index]?.more ?? false,
    }))
    .filter(({ count }) => count > 0);
}
