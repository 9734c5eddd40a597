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

/** The search over everything the public may see. */
export function registerSearch(app: FastifyInstance): void {
  const { database } = app.platform;

  registerEndpoint(app, searchAll, async ({ current, size, query }, { now }) => {
    const words = splitKeywords(query.keyword).map(trimPunctuation).filter(Boolean);
    if (words.length === 0) return { records: [], total: 0, more: false, counts: [], current, size };
    const [counts, rows] = await Promise.all([
      countKinds(database, words, now),
      findHits(database, words, query.kind, now, { offset: (current - 1) * size, limit: size }),
    ]);
    const asked = counts.filter(({ kind }) => query.kind === undefined || kind === query.kind);
    const total = asked.reduce((sum, { count }) => sum + count, 0);
    return {
      records: rows.map((row) => ({
        ...row,
        id: String(row.id),
        publishedAt: row.publishedAt?.toISOString() ?? null,
      })),
      total: Math.min(total, limits.countMax),
      more: total > limits.countMax || asked.some(({ more }) => more),
      counts,
      current,
      size,
    };
  });
}

/** A word without the marks around it, which come along when one copies or ends a sentence. */
const trimPunctuation = (word: string) => word.replace(/^[\p{P}\p{S}]+|[\p{P}\p{S}]+$/gu, '');

/** That an entry has every word, in one of its forms, and that its time has come; `kind` is the only one wanted. */
function matchCondition(words: readonly string[], kind: SearchKind | undefined, now: Date): SQL | undefined {
  const ofKind = kind === undefined ? [] : [kindToken(kind)];
  return and(
    ...words.map((word) => or(...keywordForms(word).map((form) => matchForm(form, ofKind)))),
    or(isNull(publishedAt), lte(publishedAt, now)),
  );
}

function matchForm(form: string, ofKind: readonly string[]): SQL | undefined {
  const wanted = sql`${sql.param([...ofKind, ...keywordBigrams(form)])}::text[]`;
  // in this order: a walk along the newest looks at the short text first
  return and(sql`strpos(${text}, ${form}) > 0`, sql`${grams} @> ${wanted}`);
}

/**
 * A page of what has the words. No more than the newest `limits.countMax` are looked at: of a word that very many have,
 * they come along the index of their order, and nothing is sorted but these.
 */
function findHits(
  database: Database,
  words: readonly string[],
  kind: SearchKind | undefined,
  now: Date,
  page: { offset: number; limit: number },
) {
  const newest = database
    .select({
      ...{ kind: kindColumn, id: recordId, title, note, path, publishedAt },
      isInTitle: titleMatch(words).as('is_in_title'),
    })
    .from(searchEntries)
    .where(matchCondition(words, kind, now))
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

/** That every word stands in the title as it was typed: `text` begins with the folded title. */
function titleMatch(words: readonly string[]): SQL<boolean> {
  const folded = sql`split_part(${text}, ${'\n'}, 1)`;
  return sql<boolean>`(${sql.join(
    words.map((word) => sql`strpos(${folded}, ${word}) > 0`),
    sql` and `,
  )})`;
}

/** How many of each kind there are, those without any left out: at one go, or kind by kind where that is too many. */
async function countKinds(database: Database, words: readonly string[], now: Date) {
  const found = database
    .select({ kind: kindColumn })
    .from(searchEntries)
    .where(matchCondition(words, undefined, now))
    .limit(limits.countMax + 1)
    .as('found');
  const few = await database.select({ kind: found.kind, count: count() }).from(found).groupBy(found.kind);
  const isFew = few.reduce((sum, one) => sum + one.count, 0) <= limits.countMax;
  const counts = isFew
    ? searchKinds.map((kind) => ({ kind, count: countOf(few, kind), more: false }))
    : await Promise.all(
        searchKinds.map((kind) => countKind(database, kind, matchCondition(words, kind, now))),
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
