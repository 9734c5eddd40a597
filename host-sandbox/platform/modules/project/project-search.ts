import { and, desc, eq, sql, type SQL } from 'drizzle-orm';
import { limits } from '@/contracts/limits';
import { hospitals, projects } from '../../db/course-schema';
import type { Database } from '../../db/database';
import { keywordBigrams, splitKeywords } from '../../db/search-text';
import { projectOrder, type ProjectPageQuery } from './project-order';
import { countProjects, listedColumns } from './project-queries';

/** A search as two conditions that mean the same: one finds by the index of grams, one by looking at each course. */
export interface KeywordSearch {
  readonly indexed: SQL | undefined;
  readonly scanned: SQL | undefined;
}

/** Conditions that a course contains every word of a keyword; `null` for an empty one. */
export function keywordSearch(keyword: string | undefined): KeywordSearch | null {
  const words = splitKeywords(keyword ?? '');
  if (words.length === 0) return null;
  const grams = sql`${projects.grams} @> ${sql.param([...new Set(words.flatMap(keywordBigrams))])}::text[]`;
  const looked = (those: string[]) =>
    and(...those.map((word) => sql`strpos(${projects.searchText}, ${word}) > 0`));
  // one sign or two are a gram themselves; of longer words the grams may stand apart
  const byIndex = and(grams, looked(words.filter((word) => [...word].length > 2)));
  return { indexed: byIndex, scanned: looked(words) };
}

/** Newest courses that are looked at to tell what is common. */
const sampleSize = 200;

/**
 * True where a quarter of the courses fit, so that walking the list, and looking at each, finds a page of them sooner
 * than the index.
 */
export async function isCommonKeyword(
  database: Database,
  condition: SQL | undefined,
  { scanned }: KeywordSearch,
) {
  const newest = database
    .select({ fits: sql<boolean>`${scanned}`.as('fits') })
    .from(projects)
    .where(condition)
    .orderBy(desc(projects.publishedAt), desc(projects.id))
    .limit(sampleSize)
    .as('newest');
  const [told] = await database
    .select({ common: sql<boolean>`count(*) filter (where ${newest.fits}) * 4 > count(*)` })
    .from(newest);
  return told?.common === true;
}

/**
 * One page of the hits of a search and how many there are, at best in one statement: what the index finds is sorted.
 * @returns `total` beyond `limits.countMax`, with any courses, where there are more
 */
export async function findSearchHits(
  database: Database,
  { condition, sort, offset, limit, now }: ProjectPageQuery,
) {
  const { id, publishedAt, credits, enrolUntil, startsAt } = projects;
  const hits = database
    .select({ id, publishedAt, credits, enrolUntil, startsAt })
    .from(projects)
    .where(condition)
    .limit(limits.countMax + 1)
    .as('hits');
  const page = database
    .select({
      pageId: sql<bigint>`${hits.id}`.as('page_id'),
      total: sql<number>`count(*) over ()::int`.as('total'),
    })
    .from(hits)
    .orderBy(...projectOrder(hits, sort, now))
    .offset(offset)
    .limit(limit)
    .as('page');
  const rows = await database
    .select({ ...listedColumns, total: page.total })
    .from(page)
    .innerJoin(projects, eq(projects.id, page.pageId))
    .innerJoin(hospitals, eq(hospitals.id, projects.hospitalId))
    .orderBy(...projectOrder(projects, sort, now));
  const isBeyond = rows.length === 0 && offset > 0;
  return { rows, total: isBeyond ? await countProjects(database, condition) : (rows[0]?.total ?? 0) };
}
