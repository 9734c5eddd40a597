import { and, asc, desc, eq, gt, gte, lt, lte, sql, type AnyColumn, type SQL } from 'drizzle-orm';
import { limits } from '@/contracts/limits';
import type { ProjectSort } from '@/contracts/project';
import { hospitals, projects } from '../../core/db/course-schema';
import type { Database } from '../../core/db/database';
import { countProjects, listedColumns } from './project-queries';
import type { KeywordSearch } from './project-search';
import { stateCondition } from './project-state';

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
    case 'enrolling':
      return enrollingFirst(database, query);
    case 'newest':
    case 'credits':
      return select(database, query, projectOrder(projects, query.sort, query.now));
    case 'closing':
    case 'starting':
      return upcomingFirst(database, query, projects[sortColumns[query.sort]]);
  }
}

const sortColumns = { closing: 'enrolUntil', starting: 'startsAt' } as const;

type SortedColumns = Readonly<
  Record<
    'id' | 'publishedAt' | 'credits' | 'enrolFrom' | 'enrolUntil' | 'startsAt' | 'quota' | 'taken',
    AnyColumn
  >
>;

/** The order of `findProjects` as one expression, for few courses that can be sorted. */
export function projectOrder(of: SortedColumns, sort: ProjectSort, now: Date): SQL[] {
  if (sort === 'newest') return [desc(of.publishedAt), desc(of.id)];
  if (sort === 'credits') return [desc(of.credits), desc(of.id)];
  const date = of[sort === 'starting' ? 'startsAt' : 'enrolUntil'];
  // null for past dates, which therefore come last
  const ifAhead = (column: AnyColumn) => asc(sql`case when ${gt(date, now)} then ${column} end`);
  if (sort !== 'enrolling') return [ifAhead(date), ifAhead(of.id), desc(date), desc(of.id)];
  const rank = sql`case when ${lte(date, now)} then 3 when ${gt(of.enrolFrom, now)} then 2 when ${of.taken} >= ${of.quota} then 1 else 0 end`;
  return [asc(rank), ifAhead(date), ifAhead(of.id), desc(of.startsAt), desc(of.id)];
}

/** Open courses with free seats, full ones, future ones, and the others. */
function enrollingFirst(database: Database, query: ProjectPageQuery): Promise<ListedProject[]> {
  const { enrolFrom, enrolUntil, startsAt, taken, quota, id } = projects;
  const open = stateCondition('open', query.now);
  const byDeadline = [asc(enrolUntil), asc(id)];
  return selectParts(database, query, [
    { condition: and(open, lt(taken, quota)), order: byDeadline },
    { condition: and(open, gte(taken, quota)), order: byDeadline },
    { condition: gt(enrolFrom, query.now), order: byDeadline },
    { condition: lte(enrolUntil, query.now), order: [desc(startsAt), desc(id)] },
  ]);
}

/** Upcoming dates first, nearest first, then past ones, latest first: two scans of one index. */
function upcomingFirst(
  database: Database,
  query: ProjectPageQuery,
  column: typeof projects.enrolUntil | typeof projects.startsAt,
): Promise<ListedProject[]> {
  return selectParts(database, query, [
    { condition: gt(column, query.now), order: [asc(column), asc(projects.id)] },
    { condition: lte(column, query.now), order: [desc(column), desc(projects.id)] },
  ]);
}

interface ListPart {
  readonly condition: SQL | undefined;
  readonly order: readonly SQL[];
}

/** One page of a list whose parts follow each other; each part is read by an index of its own. */
async function selectParts(
  database: Database,
  { condition, offset, limit }: ProjectPageQuery,
  parts: readonly ListPart[],
): Promise<ListedProject[]> {
  const rows: ListedProject[] = [];
  let skip = offset;
  for (const part of parts) {
    const within = and(condition, part.condition);
    const found = await select(
      database,
      { condition: within, offset: skip, limit: limit - rows.length },
      part.order,
    );
    rows.push(...found);
    if (rows.length === limit) break;
    if (found.length > 0) skip = 0;
    else if (skip > 0) skip = Math.max(0, skip - (await database.$count(projects, within)));
  }
  return rows;
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
  const { id, publishedAt, credits, enrolFrom, enrolUntil, startsAt, quota, taken } = projects;
  const hits = database
    .select({ id, publishedAt, credits, enrolFrom, enrolUntil, startsAt, quota, taken })
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
