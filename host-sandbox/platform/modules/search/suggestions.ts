import { keywordsMax } from '../../db/search-text';

/** Number of results of a search. */
export interface Found {
  readonly count: number;
  readonly more: boolean;
}

/** Counts what has every keyword. */
type CountFor = (keywords: readonly string[]) => Promise<Found>;

/** Characters of a keyword that is divided into words; longer ones are sentences, and cost too many queries. */
const longestDivided = 12;

/**
 * Searches that find something, for keywords that together find nothing: all their words together if that is another
 * search, then each word.
 */
export async function suggestSearches(keywords: readonly string[], countFor: CountFor) {
  const words: string[] = [];
  for (const keyword of keywords) words.push(...(await wordsOf(keyword, countFor)));
  const distinct = [...new Set(words)];
  const isAnother = distinct.length > 1 && distinct.join(' ') !== keywords.join(' ');
  const together = isAnother && distinct.length <= keywordsMax ? [distinct] : [];
  const searches = [...together, ...distinct.map((word) => [word])];
  const found = await Promise.all(
    searches.map(async (search) => ({ keyword: search.join(' '), ...(await countFor(search)) })),
  );
  return found.filter(({ count }) => count > 0);
}

/** The keyword if it finds something, else the longest parts of it that do, from its start, of two characters or more. */
async function wordsOf(keyword: string, countFor: CountFor): Promise<string[]> {
  const finds = async (word: string) => (await countFor([word])).count > 0;
  if (await finds(keyword)) return [keyword];
  const characters = [...keyword];
  if (!/\p{Script=Han}/u.test(keyword) || characters.length > longestDivided) return [];
  const words: string[] = [];
  let start = 0;
  while (start < characters.length - 1) {
    let end = characters.length;
    while (end - start >= 2 && !(await finds(characters.slice(start, end).join('')))) end -= 1;
    const isWord = end - start >= 2;
    if (isWord) words.push(characters.slice(start, end).join(''));
    start = isWord ? end : start + 1;
  }
  return words;
}
