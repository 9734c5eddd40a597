import { platformFixture } from '../../testing/platform-fixture';

interface Listed {
  id: string;
  title: string;
  summary: string;
  publishedAt: string;
  categoryId: string;
  cover: string | null;
  pinned?: boolean;
}

const { platform, send } = platformFixture({ controlled: true });

const page = (query: object, current = 1, size = 100) => send('articlePage', { current, size, query });

test.each([
  ['news', 40],
  ['notice', 30],
])(
  'there are enough sample %s, pinned ones first, newest first and without duplicates (R7.22)',
  async (articleType, least) => {
    const { data } = await page({ articleType });
    const records = data.records as Listed[];
    expect(data.total).toBe(records.length);
    expect(records.length).toBeGreaterThanOrEqual(least);
    const times = records
      .map(({ publishedAt }) => publishedAt)
      .sort()
      .reverse();
    const rank = ({ pinned, publishedAt }: Listed) => `${pinned ? 1 : 0} ${publishedAt}`;
    expect(records.map(rank)).toEqual(records.map(rank).sort().reverse());
    expect(records.filter(({ pinned }) => pinned).map(({ title }) => title)).toEqual(
      articleType === 'notice' ? ['关于防范冒充平台名义收费的提醒'] : [],
    );
    expect(new Set(records.map(({ title }) => title)).size).toBe(records.length);
    const newest = Date.now() - Date.parse(times[0] ?? '');
    expect(newest).toBeGreaterThan(0);
  },
);

test('pages have the size asked for, no gap or overlap, and a page past the end is empty (R7.22)', async () => {
  const whole = await page({ articleType: 'news' });
  const parts = await Promise.all(
    [1, 2, 3, 4, 5].map((current) => page({ articleType: 'news' }, current, 10)),
  );
  const ids = (records: Listed[]) => records.map(({ id }) => id);
  expect(parts.slice(0, 4).map(({ data }) => (data.records as Listed[]).length)).toEqual([10, 10, 10, 10]);
  expect(parts.flatMap(({ data }) => ids(data.records as Listed[]))).toEqual(
    ids(whole.data.records as Listed[]),
  );
  const beyond = await page({ articleType: 'news' }, 100_000, 100);
  expect(beyond).toMatchObject({
    status: 200,
    data: { records: [], total: whole.data.total, current: 100_000 },
  });
});

const pinning = (titles: readonly string[]) => ({
  statements: [
    `update articles set pinned = title = any('{${titles.join()}}') where article_type = 'notice'`,
  ],
});

test('pinned articles are on the first pages, and no page has a gap or a repetition, wherever they stood (R7.22)', async () => {
  const pages = async (size: number, query: object = { articleType: 'notice' }) => {
    const found: Listed[] = [];
    for (let current = 1; ; current += 1) {
      const { records } = (await page(query, current, size)).data as { records: Listed[] };
      if (records.length === 0) return found;
      found.push(...records);
    }
  };
  await platform.control(pinning([]));
  const byTime = await pages(100);
  const titles = byTime.map(({ title }) => title);
  for (const places of [
    [0, 1],
    [9, 10, 11],
    [3, 8, 14, 20, titles.length - 1],
  ]) {
    const isPinned = (_: unknown, place: number) => places.includes(place);
    await platform.control(pinning(titles.filter(isPinned)));
    const wanted = [...titles.filter(isPinned), ...titles.filter((_, place) => !places.includes(place))];
    for (const size of [2, 7, 100])
      expect([size, (await pages(size)).map(({ title }) => title)]).toEqual([size, wanted]);
    const oldest = await pages(10, { articleType: 'notice', sort: 'oldest' });
    expect(oldest.map(({ title }) => title)).toEqual([...titles].reverse());
  }
  const { categoryId } = byTime[3] ?? {};
  const [first] = await pages(10, { articleType: 'notice', categoryId });
  expect(first).toMatchObject({ title: titles[3], pinned: true });
  await platform.control(pinning(['关于防范冒充平台名义收费的提醒']));
});

test('days of China, both included, narrow a list in every order (R7.22)', async () => {
  const { data } = await page({ articleType: 'news', sort: 'newest' });
  expect(data.sorts).toEqual(['newest', 'oldest', 'mostRead']);
  const all = data.records as Listed[];
  const dayOf = ({ publishedAt }: Listed) =>
    new Date(Date.parse(publishedAt) + 8 * 3_600_000).toISOString().slice(0, 10);
  const [to, from] = [all[4], all[12]].map((article) => dayOf(article!));
  const wanted = all.filter((article) => dayOf(article) >= `${from}` && dayOf(article) <= `${to}`);
  const query = { articleType: 'news', from, to };
  expect((await page(query)).data).toMatchObject({ records: wanted, total: wanted.length, more: false });
  expect((await page({ ...query, sort: 'oldest' })).data.records).toEqual([...wanted].reverse());
  const mostRead = (await page({ ...query, sort: 'mostRead' })).data;
  expect(mostRead).toMatchObject({ total: wanted.length, more: false });
  const ids = (articles: Listed[]) => articles.map(({ id }) => id).sort();
  expect(ids(mostRead.records as Listed[])).toEqual(ids(wanted));
  expect((await page({ ...query, from: to, to: from })).data).toMatchObject({ records: [], total: 0 });
  expect((await page({ articleType: 'news', to: '9999-12-31' })).data.total).toBe(all.length);
  expect((await page({ articleType: 'news', sort: 'mostRead' })).data.total).toBe(all.length);
});

test.each([
  [{ current: 1, size: 101, query: { articleType: 'news' } }],
  [{ current: 0, size: 10, query: { articleType: 'news' } }],
  [{ current: 100_001, size: 10, query: { articleType: 'news' } }],
  [{ current: 1.5, size: 10, query: { articleType: 'news' } }],
  [{ current: 1, size: 10, query: { articleType: 'video' } }],
  [{ current: 1, size: 10, query: { articleType: 'news', from: '0001-01-01' } }],
  [{ current: 1, size: 10, query: { articleType: 'news', to: '2026-02-30' } }],
  [{ current: 1, size: 10, query: { articleType: 'news', sort: 'random' } }],
  [{ current: 1, size: 10, query: { articleType: 'news', categoryId: '1 or 1=1' } }],
  [{ current: 1, size: 10, query: { articleType: 'news', keyword: 'x'.repeat(51) } }],
])('the list request %j is rejected (R7.22)', async (input) => {
  expect(await send('articlePage', input)).toMatchObject({ status: 400, code: 'A0400' });
});

test('a keyword finds articles that contain it, and SQL and pattern characters are literal', async () => {
  const { data } = await page({ articleType: 'news', keyword: '肝移植' });
  expect(data.total).toBeGreaterThan(0);
  for (const { title, summary } of data.records as Listed[]) expect(title + summary).toContain('肝移植');
  for (const keyword of [
    '%',
    '_',
    '\\',
    "' or '1'='1",
    "'; drop table articles; --",
    '\0',
    '\ud800',
    '{}$1',
  ]) {
    expect(await page({ articleType: 'news', keyword })).toMatchObject({ status: 200, data: { total: 0 } });
  }
  expect((await page({ articleType: 'news' })).data.total).toBeGreaterThan(0);
});

test("a root category includes its children's articles, and an unrelated one has none", async () => {
  const { data: tree } = await send('categoryTree', { articleType: 'news' });
  const [root] = tree as { id: string; name: string; children: { id: string }[] }[];
  const all = await page({ articleType: 'news' });
  expect((await page({ articleType: 'news', categoryId: root?.id })).data.total).toBe(all.data.total);
  const child = root?.children[0]?.id;
  const { data } = await page({ articleType: 'news', categoryId: child });
  expect(data.total).toBeGreaterThan(0);
  expect(new Set((data.records as Listed[]).map(({ categoryId }) => categoryId))).toEqual(new Set([child]));
  for (const categoryId of ['9223372036854775808', '9999999999999999999', '424242']) {
    expect(await page({ articleType: 'news', categoryId })).toMatchObject({
      status: 200,
      data: { total: 0 },
    });
  }
});

test('an article has its text, and its pictures exist (R7.23)', async () => {
  const { data } = await page({ articleType: 'news' });
  const first = (data.records as Listed[])[0];
  const detail = await send('articleDetail', { id: first?.id, articleType: 'news' });
  expect(detail.data).toMatchObject(first ?? {});
  expect(detail.data.content).toContain('<h2>');
  for (const [, source] of (detail.data.content as string).matchAll(/src="([^"]+)"/g)) {
    expect((await fetch(platform.url + source)).status).toBe(200);
  }
});

interface Beside {
  newer: { id: string; title: string } | null;
  older: { id: string; title: string } | null;
}

test.each(['news', 'notice'])(
  'every one of the %s links to the previous and next article by time, and to none at either end (R2.19, R2.21)',
  async (articleType) => {
    const records = ((await page({ articleType, sort: 'oldest' })).data.records as Listed[]).reverse();
    const beside = await Promise.all(
      records.map(async ({ id }) => (await send('articleDetail', { id, articleType })).data as Beside),
    );
    const shown = (record: Listed | undefined) => (record ? { id: record.id, title: record.title } : null);
    expect(beside.map(({ newer }) => newer)).toEqual(records.map((_, index) => shown(records[index - 1])));
    expect(beside.map(({ older }) => older)).toEqual(records.map((_, index) => shown(records[index + 1])));
  },
);

test('a draft, a future article, a wrong type and a wrong id are not found', async () => {
  const [news, notices] = await Promise.all([page({ articleType: 'news' }), page({ articleType: 'notice' })]);
  const known = new Set([...news.data.records, ...notices.data.records].map(({ id }: Listed) => id));
  const highest = Math.max(...[...known].map(Number));
  const hidden = Array.from({ length: highest + 2 }, (_, index) => String(index + 1)).filter(
    (id) => !known.has(id),
  );
  // A draft, a future article, and the id after the last.
  expect(hidden.length).toBeGreaterThanOrEqual(2);
  for (const id of [...hidden, '9999999999999999999']) {
    for (const articleType of ['news', 'notice']) {
      expect(await send('articleDetail', { id, articleType })).toMatchObject({
        status: 404,
        code: 'A0404',
      });
    }
  }
  const first = (news.data.records as Listed[])[0]?.id;
  expect(await send('articleDetail', { id: first, articleType: 'notice' })).toMatchObject({
    status: 404,
  });
  for (const id of ['0', '-1', '1.0', 'abc', '', '1'.repeat(20), 1]) {
    expect(await send('articleDetail', { id, articleType: 'news' })).toMatchObject({ status: 400 });
  }
});
