import { and, asc, count, desc, isNull, lte, or, sql, type SQL } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { limits } from '@/contracts/limits';
import { searchAll, searchKinds, type SearchKind } from '@/contracts/search';
import { boundedTotal, boundedCount } from '../../db/bounded-count';
import type { Database } from '../../db/database';
import { searchEntries } from '../../db/content-schema';
import { keywordBigrams, splitKeywords } from '../../db/search-text';
import { registerEndpoint } from '../../http/register-endpoint';
import { keywordForms } from './pinyin';
import { kindToken } from './search-index';

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
    const selected = counts.filter(({ kind }) => query.kind === undefined || kind === query.kind);
    const total = selected.reduce((sum, { count }) => sum + count, 0);
    return {
      records: rows.map((row) => ({
        ...row,
        id: String(row.id),
        publishedAt: row.publishedAt?.toISOString() ?? null,
      })),
      total: Math.min(total, limits.countMax),
      more: total > limits.countMax || selected.some(({ more }) => more),
      counts,
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

/**
 * One page of results among the newest `limits.countMax` matches: very common keywords are found by an ordered index
 * scan, and only these are sorted.
 */
function findHits(
  database: Database,
  keywords: readonly string[],
  kind: SearchKind | undefined,
  now: Date,
  page: { offset: number; limit: number },
) {
  const newest = database
    .select({
      ...{ kind: kindColumn, id: recordId, title, note, path, publishedAt },
      isInTitle: titleMatch(keywords).as('is_in_title'),
    })
    .from(searchEntries)
    .where(matchCondition(keywords, kind, now))
    .orderBy(sql`${publishedAt} desc nulls last`, asc(kindColumn), asc(recordId))
    .limit(limits.countMax)
    .as('newest');
  const { isInTitle, ...shown } = newest._.selectedFields;
  return database
    .select(shown)
    .from(newest)
    .orderBy(desc(isInTitle), sql`${newest.publishedAt} desc nulls last`, asc(newest.kind), asc(newest.id))
    .offset(page.offset)
    .limit(page.limit);
}

/** Condition that the title contains every keyword as typed: `text` starts with the normalised title. */
function titleMatch(keywords: readonly string[]): SQL<boolean> {
  const folded = sql`split_part(${text}, ${'\n'}, 1)`;
  return sql<boolean>`(${sql.join(
    keywords.map((keyword) => sql`strpos(${folded}, ${keyword}) > 0`),
    sql` and `,
  )})`;
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
  const rows = database.select({ kind: kindColumn }).from(searchEntries).where(has);
  const { total, more } = boundedTotal(await boundedCount(database, rows));
  return { kind, count: total, more };
}
