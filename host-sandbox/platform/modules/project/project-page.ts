import { and } from 'drizzle-orm';
import { limits } from '@/contracts/limits';
import type { Database } from '../../db/database';
import { findProjects, type ListedProject, type ProjectPageQuery } from './project-order';
import { countProjects } from './project-queries';
import { findSearchHits, isCommonKeyword, type KeywordSearch } from './project-search';

/**
 * One page of courses and how many there are, counted to one beyond `limits.countMax` at most. Few hits of a search are
 * fetched by the index and sorted; many are met soon enough on a walk along the list.
 */
export async function findProjectPage(
  database: Database,
  wanted: ProjectPageQuery,
  search: KeywordSearch | null,
): Promise<{ rows: ListedProject[]; total: number }> {
  const within = (words: KeywordSearch['indexed']) => ({
    ...wanted,
    condition: and(wanted.condition, words),
  });
  if (search && !(await isCommonKeyword(database, wanted.condition, search))) {
    const hits = await findSearchHits(database, within(search.indexed));
    if (hits.total <= limits.countMax) return hits;
  }
  const walked = within(search?.scanned);
  const [total, rows] = await Promise.all([
    countProjects(database, walked.condition),
    findProjects(database, walked),
  ]);
  return { rows, total };
}
