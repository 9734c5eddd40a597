import { platformFixture } from '../../testing/platform-fixture';

interface Listed {
  id: string;
}

const { platform, send } = platformFixture({ controlled: true });

const page = (query: object, current = 1) => send('articlePage', { current, size: 100, query });

test('the number of a list follows every change: drafts, categories, months, schedules, and deletion', async () => {
  /** All pages of a list: its ids in order, and the total of each page. */
  const read = async (query: object) => {
    const ids: string[] = [];
    const totals = new Set<number>();
    for (let current = 1; ; current += 1) {
      const { records, total } = (await page(query, current)).data as { records: Listed[]; total: number };
      totals.add(total);
      if (records.length === 0) return { ids, totals: [...totals] };
      ids.push(...records.map(({ id }) => id));
    }
  };
  const lists = [
    { articleType: 'notice' },
    { articleType: 'news' },
    ...['1', '2', '3'].map((categoryId) => ({ articleType: 'news', categoryId })),
  ];
  const before = await Promise.all(lists.map(read));
  const changes = [
    `insert into articles (article_type, category_id, title, summary, content, draft, published_at)
     select 'news', 2, 'n' || n, '', '', n % 7 = 0, now() - interval '40 days' + n * interval '1 day' from generate_series(1, 60) n`,
    `update articles set category_id = 3 where title like 'n_' and article_type = 'news'`,
    `update articles set published_at = published_at - interval '3 months' where title like 'n1_'`,
    `update articles set draft = not draft where title like 'n2_'`,
    `update articles set article_type = 'notice' where title like 'n3_'`,
    `delete from articles where title like 'n4_'`,
  ];
  let changed = 0;
  for (const change of changes) {
    await platform.control({ statements: [change] });
    // of the sixty inserted five are drafts, and twenty are scheduled
    if (change === changes[0])
      expect((await read({ articleType: 'news' })).ids).toHaveLength((before[1]?.ids.length ?? 0) + 35);
    for (const [index, query] of lists.entries()) {
      const { ids, totals } = await read(query);
      expect([change, query, new Set(ids).size, totals]).toEqual([change, query, ids.length, [ids.length]]);
      if (ids.join() !== before[index]?.ids.join()) changed += 1;
    }
  }
  expect(changed).toBeGreaterThan(12);
  await platform.control({ statements: [`delete from articles where title ~ '^n[0-9]+$'`] });
  expect(await Promise.all(lists.map(read))).toEqual(before);
});

test('a long list has its exact number, a search in it one up to 1 000; every page is reachable (R7.22)', async () => {
  expect((await page({ articleType: 'news' })).data.more).toBe(false);
  const ids = new Set<string>();
  const filled = async (wanted: number) => {
    await platform.control({ articles: wanted });
    return (await page({ articleType: 'news' })).data as { total: number; more: boolean };
  };
  expect(await filled(1000)).toMatchObject({ total: 1000, more: false });
  expect(await filled(1234)).toMatchObject({ total: 1234, more: false });
  const found = (await page({ articleType: 'news', keyword: '期' })).data;
  expect(found).toMatchObject({ total: 1000, more: true });
  for (let current = 1; current <= 13; current += 1)
    for (const { id } of (await page({ articleType: 'news' }, current)).data.records as Listed[]) ids.add(id);
  expect(ids.size).toBe(1234);
  expect((await page({ articleType: 'notice' })).data.more).toBe(false);
  expect((await page({ articleType: 'news' }, 14)).data).toMatchObject({ records: [], total: 1234 });
});
