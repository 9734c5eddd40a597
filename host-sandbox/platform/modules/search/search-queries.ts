import { and, asc, count, inArray, isNull, lte, notInArray, or, sql, type SQL } from 'drizzle-orm';
import { unionAll, type PgColumn } from 'drizzle-orm/pg-core';
import { limits } from '@/contracts/limits';
import { searchKinds, type SearchKind } from '@/contracts/search';
import { boundedCount, boundedTotal } from '../../core/db/bounded-count';
import { searchEntries } from '../../core/db/content-schema';
import type { Database } from '../../core/db/database';
import type { Form, Keyword } from './keyword-forms';
import { kindToken } from './search-index';

const { kind: kindColumn, recordId, title, note, path, publishedAt, text, grams } = searchEntries;

/** Number of results of a search. */
export interface Found {
  readonly count: number;
  readonly more: boolean;
}

const isPublic = (now: Date) => or(isNull(publishedAt), lte(publishedAt, now));

/** Condition that an entry contains every keyword in one of its forms and is public; `kind` restricts it. */
function matchCondition(
  keywords: readonly Keyword[],
  kind: SearchKind | undefined,
  now: Date,
): SQL | undefined {
  const ofKind = kind === undefined ? [] : [kindToken(kind)];
  return and(
    ...keywords.map(({ forms }) => or(...forms.map((form) => matchForm(form, ofKind)))),
    isPublic(now),
  );
}

function matchForm(form: Form, ofKind: readonly string[]): SQL | undefined {
  const required = sql`${sql.param([...ofKind, ...form.grams])}::text[]`;
  // in this order: a scan of the newest entries checks the short text first
  return and(form.text === null ? undefined : contains(text, form.text), sql`${grams} @> ${required}`);
}

const contains = (where: PgColumn | SQL, form: string) => sql`strpos(${where}, ${form}) > 0`;

/** Kinds with few records, of which every match is ranked. */
const smallKinds: SearchKind[] = ['project', 'hospital', 'help', 'page'];

/**
 * One page of results, most relevant first. Ranked are all matches of the small kinds and the newest `limits.countMax`
 * of the others: very common keywords are found by an ordered index scan, and only these are sorted.
 */
export function findHits(
  database: Database,
  keywords: readonly Keyword[],
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

/** 0: the title itself, 1: all keywords in the name, 2: all in the name in another form, 3: elsewhere. */
function relevance(keywords: readonly Keyword[]): SQL<number> {
  const name = sql`split_part(${text}, ${'\n'}, 1)`;
  const named = sql`split_part(${text}, ${'\n\n'}, 1)`;
  const every = (match: (keyword: Keyword) => SQL | undefined) => and(...keywords.map(match));
  const inAnyForm = ({ forms }: Keyword) =>
    // a sound is indexed for names alone
    or(...forms.map((form) => (form.text === null ? matchForm(form, []) : contains(named, form.text))));
  return sql<number>`case when ${name} = ${keywords.map((keyword) => keyword.text).join(' ')} then 0
    when ${every((keyword) => contains(name, keyword.text))} then 1
    when ${every(inAnyForm)} then 2 else 3 end`;
}

/** Courses, hospitals, pages and help before articles, which are sorted by their time alone, and files last. */
function kindRank(column: PgColumn): SQL {
  return sql`case ${column} when 'project' then 0 when 'hospital' then 1 when 'page' then 2 when 'help' then 3 when 'file' then 5 else 4 end`;
}

/** Counts by kind, without empty ones: in one query, or by kind where that would exceed the limit. */
export async function countKinds(database: Database, keywords: readonly Keyword[], now: Date) {
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

/** Counts the results of several searches in one query. */
export async function countSearches(
  database: Database,
  searches: readonly (readonly Keyword[])[],
  now: Date,
): Promise<Found[]> {
  if (searches.length === 0) return [];
  const counts = searches.map((keywords, index) => {
    const rows = database
      .select({ kind: kindColumn })
      .from(searchEntries)
      .where(matchCondition(keywords, undefined, now))
      .limit(limits.countMax + 1)
      .as(`found_${index}`);
    return sql`(select count(*)::int from ${rows})`;
  });
  const [row] = await database
    .select({ totals: sql<number[]>`array[${sql.join(counts, sql`, `)}]` })
    .from(sql`(values (1)) as one`);
  return (row?.totals ?? []).map(boundedTotal).map(({ total, more }) => ({ count: total, more }));
}

/** The words of which a public entry contains a form. One query, whatever their number. */
export function findKnownWords(
  database: Database,
  words: readonly { readonly word: string; readonly form: Form }[],
  now: Date,
): Promise<Set<string>> {
  const list = (values: readonly string[]) => sql`${sql.param([...values])}::text[]`;
  const allGrams = [...new Set(words.flatMap(({ form }) => form.grams))];
  const withGrams = (required: SQL) => sql`select from ${searchEntries} where ${grams} @> ${required}`;
  const query = sql`
    with indexed as materialized (
      select array_agg(gram) as grams from unnest(${list(allGrams)}) as gram where exists (${withGrams(sql`array[gram]`)})
    )
    select distinct candidate.word
    from unnest(${list(words.map(({ word }) => word))}, ${list(words.map(({ form }) => form.text ?? ''))},
      ${list(words.map(({ form }) => form.grams.join(' ')))}) as candidate (word, form, grams), indexed
    where string_to_array(candidate.grams, ' ') <@ indexed.grams
      and exists (${withGrams(sql`string_to_array(candidate.grams, ' ')`)}
        and strpos(${text}, candidate.form) > 0 and ${isPublic(now)})`;
  return database.transaction(async (transaction) => {
    // For each word the index of bigrams alone: the planner would rather scan all entries, for each word again.
    await transaction.execute(
      sql`select set_config(name, 'off', true) from unnest(array['enable_seqscan', 'enable_indexscan', 'enable_material']) as name`,
    );
    const { rows } = (await transaction.execute(query)) as { rows: { word: string }[] };
    return new Set(rows.map(({ word }) => word));
  });
}
