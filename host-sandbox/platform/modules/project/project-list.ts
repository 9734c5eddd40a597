import { and, asc, desc, eq, gt, lte, sql, type AnyColumn, type SQL } from 'drizzle-orm';
import { limits } from '@/contracts/limits';
import type { ProjectSort } from '@/contracts/project';
import { hospitals, projects } from '../../db/course-schema';
import type { Database } from '../../db/database';
import { keywordBigrams, splitKeywords } from '../../db/search-text';
import { countProjects, listedColumns } from './project-queries';

/**
 * One page of courses and a bounded count. Few search results are fetched by the index and sorted; common ones appear
 * early in an ordered scan.
 */
export async function findProjectPage(
  database: Database,
  query: ProjectPageQuery,
  search: KeywordSearch | null,
): Promise<{ rows: ListedProject[]; total: number }> {
  const within = (match: KeywordSearch['indexed']) => ({
    ...query,
    condition: and(query.condition, match),
  });
  if (search && !(await isCommonKeyword(database, query.condition, search))) {
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

export interface ProjectPageQuery {
  readonly condition: SQL | undefined;
  readonly sort: ProjectSort;
  readonly offset: number;
  readonly limit: number;
  readonly now: Date;
}

export type ListedProject = Awaited<ReturnType<typeof select>>[number];

/** One page of courses; ties are ordered by id, so no page repeats a course. */
export function findProjects(database: Database, query: ProjectPageQuery): Promise<ListedProject[]> {
  switch (query.sort) {
    case 'newest':
    case 'credits':
      return select(database, query, projectOrder(projects, query.sort, query.now));
    case 'closing':
    case 'starting':
      return upcomingFirst(database, query, projects[sortColumns[query.sort]]);
  }
}

const sortColumns = { closing: 'enrolUntil', starting: 'startsAt' } as const;

/** The order of `findProjects` as one expression, for few courses that can be sorted. */
export function projectOrder(
  of: Readonly<Record<'id' | 'publishedAt' | 'credits' | 'enrolUntil' | 'startsAt', AnyColumn>>,
  sort: ProjectSort,
  now: Date,
): SQL[] {
  if (sort === 'newest') return [desc(of.publishedAt), desc(of.id)];
  if (sort === 'credits') return [desc(of.credits), desc(of.id)];
  const date = of[sortColumns[sort]];
  // null for past dates, which therefore come last
  const ifAhead = (column: AnyColumn) => asc(sql`case when ${gt(date, now)} then ${column} end`);
  return [ifAhead(date), ifAhead(of.id), desc(date), desc(of.id)];
}

/** Upcoming dates first, nearest first, then past ones, latest first: two scans of one index. */
async function upcomingFirst(
  database: Database,
  query: ProjectPageQuery,
  column: typeof projects.enrolUntil | typeof projects.startsAt,
): Promise<ListedProject[]> {
  const { condition, offset, limit, now } = query;
  const ahead = and(condition, gt(column, now));
  const first = await select(database, { ...query, condition: ahead }, [asc(column), asc(projects.id)]);
  if (first.length === limit) return first;
  const aheadInAll =
    first.length > 0 || offset === 0 ? offset + first.length : await database.$count(projects, ahead);
  const rest = {
    ...query,
    condition: and(condition, lte(column, now)),
    offset: Math.max(0, offset - aheadInAll),
    limit: limit - first.length,
  };
  return [...first, ...(await select(database, rest, [desc(column), desc(projects.id)]))];
}

/** Selects ids by an index-only scan first, then reads the page's courses. */
function select(
  database: Database,
  { condition, offset, limit }: Pick<ProjectPageQuery, 'condition' | 'offset' | 'limit'>,
  order: readonly SQL[],
) {
  const page = database
    .select({ pageId: sql<bigint>`${projects.id}`.as('page_id') })
    .from(projects)
    .where(condition)
    .orderBy(...order)
    .offset(offset)
    .limit(limit)
    .as('page');
  return database
    .select(listedColumns)
    .from(page)
    .innerJoin(projects, eq(projects.id, page.pageId))
    .innerJoin(hospitals, eq(hospitals.id, projects.hospitalId))
    .orderBy(...order);
}

/** Two equivalent conditions of a search: one uses the bigram index, one scans texts. */
export interface KeywordSearch {
  readonly indexed: SQL | undefined;
  readonly scanned: SQL | undefined;
}

/** Conditions that a course contains every keyword; `null` without keywords. */
export function keywordSearch(keyword: string | undefined): KeywordSearch | null {
  const keywords = splitKeywords(keyword ?? '');
  if (keywords.length === 0) return null;
  const grams = sql`${projects.grams} @> ${sql.param([...new Set(keywords.flatMap(keywordBigrams))])}::text[]`;
  const scan = (those: string[]) =>
    and(...those.map((text) => sql`strpos(${projects.searchText}, ${text}) > 0`));
  // one or two characters are a bigram themselves; the bigrams of longer keywords may be apart
  const byIndex = and(grams, scan(keywords.filter((text) => [...text].length > 2)));
  return { indexed: byIndex, scanned: scan(keywords) };
}

/** Number of newest courses that are sampled. */
const sampleSize = 200;

/** Whether a quarter of the sample matches, so that scanning the list finds a page sooner than the index. */
export async function isCommonKeyword(
  database: Database,
  condition: SQL | undefined,
  { scanned }: KeywordSearch,
) {
  const newest = database
    .select({ matches: sql<boolean>`${scanned}`.as('matches') })
    .from(projects)
    .where(condition)
    .orderBy(desc(projects.publishedAt), desc(projects.id))
    .limit(sampleSize)
    .as('newest');
  const [sampled] = await database
    .select({ common: sql<boolean>`count(*) filter (where ${newest.matches}) * 4 > count(*)` })
    .from(newest);
  return sampled?.common === true;
}

/**
 * One page of search results and their number, usually in one statement that sorts what the index finds.
 * @returns `total` beyond `limits.countMax`, with arbitrary courses, where there are more
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
