import { setTimeout as sleep } from 'node:timers/promises';
import { inArray } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { limits } from '@/contracts/limits';
import { searchAll, type SearchHit, type SearchKind } from '@/contracts/search';
import type { RequestOf, ResponseOf } from '@/contracts/call';
import type { Database } from '../../core/db/database';
import { projects } from '../../core/db/course-schema';
import { keywordsMax, splitKeywords } from '../../core/db/search-text';
import { createBatchQueue } from '../../core/http/batch-queue';
import { ownerOf, registerEndpoint } from '../../core/http/register-endpoint';
import { projectState } from '../project/port';
import { exactKeyword, type Keyword } from './keyword-forms';
import { wordsByForm } from './pinyin';
import { countKinds, findHits } from './search-queries';
import { similarSearch, suggestSearches } from './suggestions';
import { splitTerms, withoutStopWords } from './terms';

/** Searches that wait or run at the same time, and of them those of one network or user, which run one after the other. */
const capacity = 60;
const maxPerOwner = 10;

/** Longest time in milliseconds for which a search lets other calls go first. */
const maxIdleWaitMs = 30;

/** While searches of an owner wait, readers get this many times as long as one takes: at most a tenth of them meet one. */
const pauseFactor = 9;

/** Longest pause in milliseconds after a search while others wait. */
const maxPauseMs = 1000;

type Search = RequestOf<typeof searchAll> & { readonly now: Date };

/** Searches everything public. Many or costly searches of one owner do not block those of others. */
export function registerSearch(app: FastifyInstance): void {
  const { database, settings, calls } = app.platform;
  const queue = createSearchQueue((search) => runSearch(database, search), {
    concurrency: settings.databaseUrl ? 3 : 1,
    whenIdle: () => calls.none(maxIdleWaitMs),
  });
  app.platform.addGauge('searches_waiting', 'Searches that wait', () => queue.state().waiting);
  registerEndpoint(
    app,
    searchAll,
    (search, { now, session, client }) =>
      queue.run(
        ownerOf(session, () => client),
        { ...search, now },
      ),
    queue,
  );
}

/**
 * The queue of searches. While others wait, an owner gets the results after a pause, in which the next owner is served.
 * @param search runs one
 */
export function createSearchQueue<Results>(
  search: (search: Search) => Promise<Results>,
  options: { readonly concurrency: number; readonly whenIdle?: () => Promise<void> },
) {
  const queue = createBatchQueue<Search, Results>({
    ...options,
    capacity,
    maxPerOwner,
    batchSize: 1,
    work: async (searches) => {
      const startedAt = performance.now();
      const found = searches.map(search);
      await Promise.allSettled(found);
      const pauseMs = Math.min(maxPauseMs, pauseFactor * (performance.now() - startedAt));
      return found.map(async (results) => {
        if (queue.state().waiting > 0) await sleep(pauseMs);
        return results;
      });
    },
  });
  return queue;
}

/** One page of results. The number of queries has a bound, whatever the keyword. */
export async function runSearch(
  database: Database,
  { current, size, query, now }: Search,
): Promise<ResponseOf<typeof searchAll>> {
  const words = splitKeywords(query.keyword).map(trimPunctuation).filter(Boolean).flatMap(splitTerms);
  const keywords = withoutStopWords([...new Set(words)]).slice(0, keywordsMax);
  if (keywords.length === 0) return { records: [], total: 0, more: false, counts: [], current, size };
  const page = { offset: (current - 1) * size, limit: size };
  const exact = keywords.map(exactKeyword);
  const typed = query.keyword.toLowerCase().split(/\s+/u);
  const found = await findAll(database, exact, query.kind, page, { now, typed });
  if (found.counts.length > 0) return { ...found, current, size };
  const similar = await similarSearch(database, keywords, now);
  const suggestions = await suggestSearches(database, keywords, similar, now);
  const instead =
    similar.isWhole || similar.words.length > 1
      ? await findAll(database, similar.words, query.kind, page, { now, typed })
      : found;
  const isInstead = instead.counts.length > 0;
  return {
    ...instead,
    suggestions,
    ...(isInstead && { instead: similar.words.map((word) => shownWord(word, instead.records)).join(' ') }),
    current,
    size,
  };
}

/** True for a keyword that is found by its sound alone. */
const isSounding = ({ forms }: Keyword) => forms.some(({ text }) => text === null);

/** The keyword, or the word of the first results that sounds like it. */
function shownWord(keyword: Keyword, records: readonly { readonly title: string }[]): string {
  if (!isSounding(keyword)) return keyword.text;
  return records.flatMap(({ title }) => wordsByForm(title, [], [keyword.text]))[0] ?? keyword.text;
}

/** Counts by kind, and one page of results. @param typed words that the reader's page marks by itself */
async function findAll(
  database: Database,
  keywords: readonly Keyword[],
  kind: SearchKind | undefined,
  page: { offset: number; limit: number },
  { now, typed }: { now: Date; typed: readonly string[] },
) {
  const counts = await countKinds(database, keywords, now);
  const selected = counts.filter((count) => kind === undefined || count.kind === kind);
  const total = selected.reduce((sum, { count }) => sum + count, 0);
  const rows = total === 0 ? [] : await findHits(database, keywords, kind, now, page);
  const courses = await coursesOf(database, rows, now);
  const forms = keywords.flatMap((keyword) => keyword.forms);
  const texts = forms.flatMap(({ text }) => text ?? []);
  const sounds = keywords.flatMap((keyword) => (isSounding(keyword) ? keyword.text : []));
  return {
    records: rows.map((row) => ({
      ...row,
      id: String(row.id),
      matched: wordsByForm(row.title, texts, sounds).filter((word) => !typed.includes(word.toLowerCase())),
      publishedAt: row.publishedAt?.toISOString() ?? null,
      course: row.kind === 'project' ? courses.get(row.id) : undefined,
    })),
    total: Math.min(total, limits.countMax),
    more: total > limits.countMax || selected.some(({ more }) => more),
    counts,
  };
}

/** A keyword without surrounding punctuation, which is often copied along. */
const trimPunctuation = (keyword: string) => keyword.replace(/^[\p{P}\p{S}]+|[\p{P}\p{S}]+$/gu, '');

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
