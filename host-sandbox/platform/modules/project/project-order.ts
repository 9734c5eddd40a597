import { and, asc, desc, eq, gt, lte, sql, type AnyColumn, type SQL } from 'drizzle-orm';
import type { ProjectSort } from '@/contracts/project';
import { hospitals, projects } from '../../db/course-schema';
import type { Database } from '../../db/database';
import { listedColumns } from './project-queries';

export interface ProjectPageQuery {
  readonly condition: SQL | undefined;
  readonly sort: ProjectSort;
  readonly offset: number;
  readonly limit: number;
  readonly now: Date;
}

export type ListedProject = Awaited<ReturnType<typeof select>>[number];

/** One page of courses; equal ones are ordered by number, so no page repeats a course. */
export function findProjects(database: Database, wanted: ProjectPageQuery): Promise<ListedProject[]> {
  switch (wanted.sort) {
    case 'newest':
    case 'credits':
      return select(database, wanted, projectOrder(projects, wanted.sort, wanted.now));
    case 'closing':
    case 'starting':
      return upcomingFirst(database, wanted, projects[sortColumns[wanted.sort]]);
  }
}

const sortColumns = { closing: 'enrolUntil', starting: 'startsAt' } as const;

/** The same order as that of `findProjects`, for few courses, which can be sorted in whatever way. */
export function projectOrder(
  of: Readonly<Record<'id' | 'publishedAt' | 'credits' | 'enrolUntil' | 'startsAt', AnyColumn>>,
  sort: ProjectSort,
  now: Date,
): SQL[] {
  if (sort === 'newest') return [desc(of.publishedAt), desc(of.id)];
  if (sort === 'credits') return [desc(of.credits), desc(of.id)];
  const moment = of[sortColumns[sort]];
  // what is past has none, and so comes last
  const ifAhead = (column: AnyColumn) => asc(sql`case when ${gt(moment, now)} then ${column} end`);
  return [ifAhead(moment), ifAhead(of.id), desc(moment), desc(of.id)];
}

/** What lies ahead, the nearest first, then what is past, the latest first: two walks along one index. */
async function upcomingFirst(
  database: Database,
  wanted: ProjectPageQuery,
  column: typeof projects.enrolUntil | typeof projects.startsAt,
): Promise<ListedProject[]> {
  const { condition, offset, limit, now } = wanted;
  const ahead = and(condition, gt(column, now));
  const first = await select(database, { ...wanted, condition: ahead }, [asc(column), asc(projects.id)]);
  if (first.length === limit) return first;
  const aheadInAll =
    first.length > 0 || offset === 0 ? offset + first.length : await database.$count(projects, ahead);
  const rest = {
    ...wanted,
    condition: and(condition, lte(column, now)),
    offset: Math.max(0, offset - aheadInAll),
    limit: limit - first.length,
  };
  return [...first, ...(await select(database, rest, [desc(column), desc(projects.id)]))];
}

/** The numbers first, along the index alone; what a list shows is read for the page's own courses only. */
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
