import { and, asc, desc, eq, isNull, lte, or, sql, type SQL } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { limits } from '@/contracts/limits';
import { searchAll, searchKinds, type SearchKind } from '@/contracts/search';
import type { Database } from '../../db/database';
import { searchEntries } from '../../db/search-schema';
import { gramsOfWord, wordsOf } from '../../db/search-text';
import { registerCall } from '../../http/register-call';

const { kind: kindColumn, recordId, title, note, path, publishedAt, text, grams } = searchEntries;

/** The search over everything the public may see. */
export function registerSearch(app: FastifyInstance): void {
  const { database } = app.platform;

  registerCall(app, searchAll, async ({ current, size, query }, { now }) => {
    const words = wordsOf(query.keyword).map(bare).filter(Boolean);
    if (words.length === 0) return { records: [], total: 0, more: false, counts: [], current, size };
    const has = holding(words, now);
    const ofKind = query.kind === undefined ? undefined : eq(kindColumn, query.kind);
    const [counts, rows] = await Promise.all([
      countKinds(database, has),
      database
        .select({ kind: kindColumn, id: recordId, title, note, path, publishedAt })
        .from(searchEntries)
        .where(and(has, ofKind))
        .orderBy(desc(inTitle(words)), sql`${publishedAt} desc nulls last`, asc(kindColumn), asc(recordId))
        .offset((current - 1) * size)
        .limit(size),
    ]);
    const asked = counts.filter(({ kind }) => query.kind === undefined || kind === query.kind);
    return {
      records: rows.map((row) => ({
        ...row,
        id: String(row.id),
        publishedAt: row.publishedAt?.toISOString() ?? null,
      })),
      total: asked.reduce((sum, { count }) => sum + count, 0),
      more: asked.some(({ more }) => more),
      counts,
      current,
      size,
    };
  });
}

/** A word without the marks around it, which come along when one copies or ends a sentence. */
const bare = (word: string) => word.replace(/^[\p{P}\p{S}]+|[\p{P}\p{S}]+$/gu, '');

/** That an entry has every word, and that its time has come. */
function holding(words: readonly string[], now: Date): SQL | undefined {
  const wanted = [...new Set(words.flatMap(gramsOfWord))];
  return and(
    sql`${grams} @> ${sql.param(wanted)}::text[]`,
    ...words.map((word) => sql`strpos(${text}, ${word}) > 0`),
    or(isNull(publishedAt), lte(publishedAt, now)),
  );
}

/** That every word stands in the title as it was typed: `text` begins with the folded title. */
function inTitle(words: readonly string[]): SQL {
  const folded = sql`split_part(${text}, ${'\n'}, 1)`;
  return sql`(${sql.join(
    words.map((word) => sql`strpos(${folded}, ${word}) > 0`),
    sql` and `,
  )})`;
}

/** How many of each kind there are, those without any left out. */
async function countKinds(database: Database, has: SQL | undefined) {
  const counts = await Promise.all(searchKinds.map((kind) => countKind(database, kind, has)));
  return counts.filter(({ count }) => count > 0);
}

async function countKind(database: Database, kind: SearchKind, has: SQL | undefined) {
  const counted = database
    .select({ one: sql`1`.as('one') })
    .from(searchEntries)
    .where(and(has, eq(kindColumn, kind)))
    .limit(limits.countMax + 1)
    .as('counted');
  const count = await database.$count(counted);
  return { kind, count: Math.min(count, limits.countMax), more: count > limits.countMax };
}
