import { setTimeout as after } from 'node:timers/promises';
import { platformFixture } from '../../testing/platform-fixture';
import { type ArticleRead, createReadBatches } from './article-reads';

const read = (articleId: bigint, reader = 'r'): ArticleRead => ({ articleId, day: '2026-03-01', reader });

describe('batches of openings', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('openings are stored together, each reader of an article once', async () => {
    const stored: (readonly ArticleRead[])[] = [];
    const batches = createReadBatches((reads) => {
      stored.push(reads);
      return Promise.resolve();
    });
    for (const one of [read(1n), read(1n), read(2n), read(1n, 'other')]) batches.add(one);
    await jest.advanceTimersByTimeAsync(499);
    expect(stored).toEqual([]);
    await jest.advanceTimersByTimeAsync(1);
    expect(stored).toEqual([[read(1n), read(2n), read(1n, 'other')]]);
    await jest.advanceTimersByTimeAsync(5000);
    batches.add(read(1n));
    await batches.dispose();
    expect([stored.length, jest.getTimerCount()]).toEqual([2, 0]);
  });

  test('a failed write is retried, and openings beyond ten thousand are not counted', async () => {
    const sizes: number[] = [];
    const batches = createReadBatches((reads) => {
      sizes.push(reads.length);
      return sizes.length === 1 ? Promise.reject(new Error('no database')) : Promise.resolve();
    });
    for (let id = 1n; id <= 10_001n; id += 1n) batches.add(read(id));
    await jest.advanceTimersByTimeAsync(3000);
    expect(sizes).toEqual([10_000, 10_000]);
  });
});

describe('the order by readers', () => {
  const { send, platform, advance } = platformFixture({ controlled: true, env: { TRUST_PROXY: 'loopback' } });
  const titles = async (query: object = {}) => {
    const request = { current: 1, size: 100, query: { articleType: 'news', sort: 'mostRead', ...query } };
    const { data } = await send('articlePage', request);
    return (data.records as { id: string; title: string }[]).map(({ title }) => title);
  };
  const open = (id: string, network: string) =>
    send('articleDetail', { id, articleType: 'news' }, { 'x-forwarded-for': network });
  /** Waits until the list begins with a title. */
  const untilFirst = async (title: string) => {
    while ((await titles())[0] !== title) await after(50);
  };

  test('has what most people have read first, counts a person once a day, and keeps the rest newest first (R7.22)', async () => {
    const newest = (await send('articlePage', { current: 1, size: 100, query: { articleType: 'news' } })).data
      .records as { id: string; title: string }[];
    const [first, second] = [newest[5]!, newest[9]!];
    await platform.control({ statements: ['update articles set reads = 0'] });
    expect(await titles()).toEqual(newest.map(({ title }) => title));

    await open(second.id, '203.0.113.1');
    await untilFirst(second.title);
    for (const _reload of [1, 2, 3]) await open(second.id, '203.0.113.1');
    await open(first.id, '203.0.113.1');
    await open(first.id, '203.0.113.2');
    await untilFirst(first.title);
    const others = newest.filter((article) => article !== first && article !== second);
    expect(await titles()).toEqual([first, second, ...others].map(({ title }) => title));
    expect(await titles({ from: '2000-01-01' })).toEqual(await titles());

    // the next day the same network counts once more
    await advance(24 * 3600);
    await open(second.id, '203.0.113.1');
    await open(second.id, '203.0.113.2');
    await untilFirst(second.title);
  });

  test('browsers of one network count as at most fifty readers, so that made-up cookies do not', async () => {
    const [, article] = (await send('articlePage', { current: 1, size: 2, query: { articleType: 'news' } }))
      .data.records as { id: string }[];
    const id = article!.id;
    const readers = async () => {
      const query = `select reads, (select count(*)::int from article_readers where article_id = ${id}) as stored
        from articles where id = ${id}`;
      return (await platform.control({ query }))[0] as { reads: number; stored: number };
    };
    const before = await readers();
    for (let start = 0; start < 300; start += 50)
      await Promise.all(
        Array.from({ length: 50 }, (_, index) =>
          send(
            'articleDetail',
            { id, articleType: 'news' },
            {
              'x-forwarded-for': '203.0.113.77',
              cookie: `portal-browser=${String(start + index).padStart(43, 'x')}`,
            },
          ),
        ),
      );
    // a reader of another network is stored last
    await open(id, '203.0.113.78');
    await after(1500);
    const { reads, stored } = await readers();
    expect(stored - before.stored).toBeGreaterThan(40);
    expect(stored - before.stored).toBeLessThanOrEqual(51);
    expect(reads - before.reads).toBe(stored - before.stored);
  }, 60_000);
});
