import { and } from 'drizzle-orm';
import { limits } from '@/contracts/limits';
import type { Database } from '../../db/database';
import { findProjects, type ListedProject, type Wanted } from './project-order';
import { countProjects } from './project-queries';
import { findHits, isCommon, type Search } from './project-search';

/**
 * One page of courses and how many there are, counted to one beyond `limits.countMax` at most. Few hits of a search are
 * fetched by the index and sorted; many are met soon enough on a walk along the list.
 */
export async function findPage(
  database: Database,
  wanted: Wanted,
  search: Search | null,
): Promise<{ rows: ListedProject[]; total: number }> {
  const within = (words: Search['byIndex']) => ({ ...wanted, condition: and(wanted.condition, words) });
  if (search && !(await isCommon(database, wanted.condition, search))) {
    const hits = await findHits(database, within(search.byIndex));
    if (hits.total <= limits.countMax) return hits;
  }
  const walked = within(search?.byLooking);
  const [total, rows] = await Promise.all([
    countProjects(database, walked.condition),
    findProjects(database, walked),
  ]);
  return { rows, total };
}
