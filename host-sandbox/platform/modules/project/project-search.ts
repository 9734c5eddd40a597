import { and, sql, type SQL } from 'drizzle-orm';
import { projects } from '../../db/course-schema';
import { gramsOfWord, wordsOf } from '../../db/search-text';

/** A search as two conditions that mean the same: one finds by the index of grams, one by looking at each course. */
export interface Search {
  readonly byIndex: SQL | undefined;
  readonly byLooking: SQL | undefined;
}

/** Hits up to which they are fetched and sorted; beyond, a page is sooner found by walking the list in its order. */
export const fewHits = 250;

/** Conditions that a course contains every word of a keyword; `null` for an empty one. */
export function searchFor(keyword: string | undefined): Search | null {
  const words = wordsOf(keyword ?? '');
  if (words.length === 0) return null;
  const grams = sql`${projects.grams} @> ${sql.param([...new Set(words.flatMap(gramsOfWord))])}::text[]`;
  const byLooking = and(...words.map((word) => sql`strpos(${projects.searchText}, ${word}) > 0`));
  return { byIndex: and(grams, byLooking), byLooking };
}
