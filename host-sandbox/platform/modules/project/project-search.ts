import { and, eq, inArray, or, sql, type SQL } from 'drizzle-orm';
import { dictionaryItems } from '../../core/db/content-schema';
import { hospitals, projects } from '../../core/db/course-schema';
import type { Database } from '../../core/db/database';
import { keywordBigrams, normalizeText, splitKeywords } from '../../core/db/search-text';

/** Two equivalent conditions of a search: one uses the bigram index, one scans texts. */
export interface KeywordSearch {
  readonly indexed: SQL | undefined;
  readonly scanned: SQL | undefined;
}

/**
 * Conditions that a course contains every keyword, or that its hospital is in a city or province of this name; `null`
 * without keywords.
 */
export async function keywordSearch(
  database: Database,
  keyword: string | undefined,
): Promise<KeywordSearch | null> {
  const keywords = splitKeywords(keyword ?? '');
  if (keywords.length === 0) return null;
  const places = await findPlaces(database);
  const every = (match: (word: string) => SQL | undefined) =>
    and(
      ...keywords.map((word) => {
        const bases = places.filter(({ name }) => name.includes(word)).map(({ id }) => id);
        return bases.length === 0 ? match(word) : or(match(word), inArray(projects.hospitalId, bases));
      }),
    );
  return { indexed: every(matchByIndex), scanned: every(matchText) };
}

const matchText = (word: string) => sql`strpos(${projects.searchText}, ${word}) > 0`;

/** One or two characters are a bigram themselves; the bigrams of a longer keyword may be apart. */
function matchByIndex(word: string): SQL | undefined {
  const grams = sql`${projects.grams} @> ${sql.param(keywordBigrams(word))}::text[]`;
  return and(grams, [...word].length > 2 ? matchText(word) : undefined);
}

/** City and province of every hospital. */
async function findPlaces(database: Database) {
  const rows = await database
    .select({ id: hospitals.id, city: hospitals.city, province: dictionaryItems.itemName })
    .from(hospitals)
    .leftJoin(
      dictionaryItems,
      and(eq(dictionaryItems.dictCode, 'province'), eq(dictionaryItems.itemCode, hospitals.province)),
    );
  return rows.map(({ id, city, province }) => ({ id, name: normalizeText(`${city}\n${province ?? ''}`) }));
}
