import { sql } from 'drizzle-orm';
import { chinaDate } from '@/contracts/china-time';
import type { Database } from '../../core/db/database';
import type { Encryption } from '../../core/encryption/encryption';
import type { ClientInfo } from '../../core/http/client-info';

/** An article that was opened. */
export interface ArticleRead {
  readonly articleId: bigint;
  /** The day in China. */
  readonly day: string;
  /** A hash of the reader. It changes each day, so that reading habits cannot be traced. */
  readonly reader: string;
}

/** Browsers of one network count as at most this many readers, since a program can send any number of cookies. */
const maxBrowsers = 50;

/** An opening of an article by a browser in a network, or by a network without a known one. */
export function articleRead(
  encryption: Pick<Encryption, 'keyedHash'>,
  articleId: bigint,
  { browser, network }: Pick<ClientInfo, 'browser' | 'network'>,
  now: Date,
): ArticleRead {
  const day = chinaDate(now);
  // the first digits of a hash
  const number = browser === null ? '' : parseInt(browser.slice(0, 8), 16) % maxBrowsers;
  const reader = encryption.keyedHash('article reader', `${day}\0${network}\0${number}`).slice(0, 32);
  return { articleId, day, reader };
}

const delayMs = 500;
const maxWaiting = 10_000;

/**
 * Collects openings, so that many readers cost one statement. Openings above `maxWaiting` are not counted.
 * @param store stores openings; after a failure they are retried
 */
export function createReadBatches(store: (reads: readonly ArticleRead[]) => Promise<void>) {
  const waiting = new Map<string, ArticleRead>();
  let timer: NodeJS.Timeout | undefined;

  function add(read: ArticleRead): void {
    const key = `${read.articleId} ${read.day} ${read.reader}`;
    if (waiting.size < maxWaiting) waiting.set(key, read);
    timer ??= setTimeout(() => void flush(), delayMs).unref();
  }

  /** Stores the collected openings at once. */
  async function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const reads = [...waiting.values()];
    waiting.clear();
    if (reads.length === 0) return;
    try {
      await store(reads);
    } catch {
      // Requests report an unavailable database.
      for (const read of reads) add(read);
    }
  }

  return {
    add,
    flush,
    /** Stores the remaining openings. */
    async dispose(): Promise<void> {
      await flush();
      clearTimeout(timer);
    },
  };
}

/**
 * Counts each reader of an article once a day, in one statement. Rows are locked in the same order, so that two
 * instances cannot deadlock.
 */
export async function storeReads(database: Database, reads: readonly ArticleRead[]): Promise<void> {
  const rows = reads.map(({ articleId, ...read }) => ({ ...read, article_id: String(articleId) }));
  await database.execute(sql`
    with added as (
      insert into article_readers (day, article_id, reader)
      select day, article_id, reader
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as read(day date, article_id bigint, reader text)
      order by day, article_id, reader
      on conflict do nothing returning article_id
    ), counted as (
      select article_id, count(*)::int as reads from added group by article_id
    ), locked as (
      select articles.id, counted.reads from articles join counted on counted.article_id = articles.id
      order by articles.id for no key update of articles
    )
    update articles set reads = articles.reads + locked.reads from locked where articles.id = locked.id`);
}
