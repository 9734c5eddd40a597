import { and, asc, count, inArray, isNull, lte, notInArray, or, sql, type SQL } from 'drizzle-orm';
import { unionAll, type PgColumn } from 'drizzle-orm/pg-core';
import type { FastifyInstance } from 'fastify';
import { limits } from '@/contracts/limits';
import { searchAll, searchKinds, type SearchHit, type SearchKind } from '@/contracts/search';
import { boundedTotal, boundedCount } from '../../db/bounded-count';
import type { Database } from '../../db/database';
import { searchEntries } from '../../db/content-schema';
import { projects } from '../../db/course-schema';
import { keywordBigrams, splitKeywords } from '../../db/search-text';
import { registerEndpoint } from '../../http/register-endpoint';
import { projectState } from '../project/project-state';
import { keywordForms, wordsByPinyin } from './pinyin';
import { kindToken } from './search-index';
import { suggestSearches } from './suggestions';

const { kind: kindColumn, recordId, title, note, path, publishedAt, text, grams } = searchEntries;

/** Searches everything public. */
export function registerSearch(app: FastifyInstance): void {
  const { database } = app.platform;

  registerEndpoint(app, searchAll, async ({ current, size, query }, { now }) => {
    const keywords = splitKeywords(query.keyword).map(trimPunctuation).filter(Boolean);
    if (keywords.length === 0) return { records: [], total: 0, more: false, counts: [], current, size };
    const [counts, rows] = await Promise.all([
      countKinds(database, keywords, now),
      findHits(database, keywords, query.kind, now, { offset: (current - 1) * size, limit: size }),
    ]);
    const courses = await coursesOf(database, rows, now);
    const selected = counts.filter(({ kind }) => query.kind === undefined || kind === query.kind);
    const total = selected.reduce((sum, { count }) => sum + count, 0);
    const suggestions =
      counts.length > 0
        ? undefined
        : await suggestSearches(keywords, (words) =>
            countMatches(database, matchCondition(words, undefined, now)),
          );
    return {
      records: rows.map((row) => ({
        ...row,
        id: String(row.id),
        matched: wordsByPinyin(row.title, keywords),
        publishedAt: row.publishedAt?.toISOString() ?? null,
        course: row.kind === 'project' ? courses.get(row.id) : undefined,
      })),
      total: Math.min(total, limits.countMax),
      more: total > limits.countMax || selected.some(({ more }) => more),
      counts,
      ...(suggestions && { suggestions }),
      current,
      size,
    };
  });
}

/** A keyword without surrounding punctuation, which is often copied along. */
const trimPunctuation = (keyword: string) => keyword.replace(/^[\p{P}\p{S}]+|[\p{P}\p{S}]+$/gu, '');

/** Condition that an entry contains every keyword in one of its forms and is public; `kind` restricts it. */
function matchCondition(
  keywords: readonly string[],
  kind: SearchKind | undefined,
  now: Date,
): SQL | undefined {
  const ofKind = kind === undefined ? [] : [kindToken(kind)];
  return and(
    ...keywords.map((keyword) => or(...keywordForms(keyword).map((form) => matchForm(form, ofKind)))),
    or(isNull(publishedAt), lte(publishedAt, now)),
  );
}

function matchForm(form: string, ofKind: readonly string[]): SQL | undefined {
  const required = sql`${sql.param([...ofKind, ...keywordBigrams(form)])}::text[]`;
  // in this order: a scan of the newest entries checks the short text first
  return and(sql`strpos(${text}, ${form}) > 0`, sql`${grams} @> ${required}`);
}

/** Kinds with few records, of which every match is ranked. */
const smallKinds: SearchKind[] = ['project', 'hospital', 'page'];

/**
 * One page of results, most relevant first. Ranked are all matches of the small kinds and the newest `limits.countMax`
 * of the others: very common keywords are found by an ordered index scan, and only these are sorted.
 */
function findHits(
  database: Database,
  keywords: readonly string[],
  kind: SearchKind | undefined,
  now: Date,
  page: { offset: number; limit: number },
) {
  const newest = (ofKinds: SQL | undefined) =>
    database
      .select({
        kind: kindColumn,
        id: recordId,
        title,
        note,
        path,
        publishedAt,
        relevance: relevance(keywords).as('relevance'),
      })
      .from(searchEntries)
      .where(and(matchCondition(keywords, kind, now), ofKinds))
      .orderBy(sql`${publishedAt} desc nulls last`, asc(kindColumn), asc(recordId))
      .limit(limits.countMax);
  const few = newest(inArray(kindColumn, smallKinds));
  const many = newest(notInArray(kindColumn, smallKinds));
  const found = unionAll(few, many).as('found');
  const { relevance: rank, ...shown } = found._.selectedFields;
  const ranked = database
    .select(shown)
    .from(found)
    .orderBy(
      asc(rank),
      kindRank(found.kind),
      sql`${found.publishedAt} desc nulls last`,
      asc(found.kind),
      asc(found.id),
    )
    .limit(limits.countMax)
    .as('ranked');
  return database.select().from(ranked).offset(page.offset).limit(page.limit);
}

/** State, dates and seats of the courses among the results, by id. */
async function coursesOf(database: Database, rows: readonly { kind: SearchKind; id: bigint }[], now: Date) {
  const ids = rows.filter(({ kind }) => kind === 'project').map(({ id }) => id);
  if (ids.length === 0) return new Map<bigint, NonNullable<SearchHit['course']>>();
  const { id, enrolFrom, enrolUntil, startsAt, endsAt, quota, taken } = projects;
  const found = await database
    .select({ id, enrolFrom, enrolUntil, startsAt, endsAt, quota, taken })
    .from(projects)
    .where(inArray(id, ids));
  return new Map(
    found.map((course) => [
      course.id,
      {
        state: projectState(course, now),
        enrolFrom: course.enrolFrom.toISOString(),
        enrolUntil: course.enrolUntil.toISOString(),
        startsAt: course.startsAt.toISOString(),
        endsAt: course.endsAt.toISOString(),
        quota: course.quota,
        left: Math.max(0, course.quota - course.taken),
      },
    ]),
  );
}

/** 0: the title itself, 1: all keywords in the name, 2: all in the name or its pinyin, 3: elsewhere. */
function relevance(keywords: readonly string[]): SQL<number> {
  const name = sql`split_part(${text}, ${'\n'}, 1)`;
  const named = sql`split_part(${text}, ${'\n\n'}, 1)`;
  const all = (where: SQL, formsOf: (keyword: string) => string[]) =>
    and(
      ...keywords.map((keyword) => or(...formsOf(keyword).map((form) => sql`strpos(${where}, ${form}) > 0`))),
    );
  return sql<number>`case when lower(${title}) = ${keywords.join(' ')} then 0
    when ${all(name, (keyword) => [keyword])} then 1
    when ${all(named, keywordForms)} then 2 else 3 end`;
}

/** Courses, hospitals and pages before articles, which are sorted by their time alone, and files last. */
function kindRank(column: PgColumn): SQL {
  return sql`case ${column} when 'project' then 0 when 'hospital' then 1 when 'page' then 2 when 'file' then 4 else 3 end`;
}

/** Counts by kind, without empty ones: in one query, or by kind where that would exceed the limit. */
async function countKinds(database: Database, keywords: readonly string[], now: Date) {
  const found = database
    .select({ kind: kindColumn })
    .from(searchEntries)
    .where(matchCondition(keywords, undefined, now))
    .limit(limits.countMax + 1)
    .as('found');
  const few = await database.select({ kind: found.kind, count: count() }).from(found).groupBy(found.kind);
  const isFew = few.reduce((sum, one) => sum + one.count, 0) <= limits.countMax;
  const counts = isFew
    ? searchKinds.map((kind) => ({ kind, count: countOf(few, kind), more: false }))
    : await Promise.all(
        searchKinds.map((kind) => countKind(database, kind, matchCondition(keywords, kind, now))),
      );
  return counts.filter((one) => one.count > 0);
}

const countOf = (counts: readonly { kind: SearchKind; count: number }[], kind: SearchKind) =>
  counts.find((one) => one.kind === kind)?.count ?? 0;

async function countKind(database: Database, kind: SearchKind, has: SQL | undefined) {
  return { kind, ...(await countMatches(database, has)) };
}

async function countMatches(database: Database, has: SQL | undefined) {
  const rows = database.select({ kind: kindColumn }).from(searchEntries).where(has);
  const { total, more } = boundedTotal(await boundedCount(database, rows));
  return { count: total, more };
}
