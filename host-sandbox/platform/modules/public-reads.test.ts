import { createHash } from 'node:crypto';
import { send } from '../testing/api';
import { platformFixture } from '../testing/platform-fixture';

const { platform } = platformFixture({ env: { OPERATOR_URL: 'https://office.example.org/' } });
/** Public calls without a token. */
const read = async (name: Parameters<typeof send>[1], input: unknown = {}) => {
  const { status, data } = await send(platform.url, name, input);
  expect(status).toBe(200);
  return data as Record<string, unknown>[];
};
const text = expect.any(String) as string;

test('the dictionaries are an array of code and items (R3.17, R7.19)', async () => {
  const dictionaries = await read('dictData');
  expect(dictionaries.length).toBeGreaterThan(4);
  for (const { dictCode, items } of dictionaries) {
    expect(dictCode).toEqual(text);
    expect(items).toEqual(expect.arrayContaining([{ dictItemCode: text, dictItemName: text }]));
  }
});

test('menu, categories, banners, links and articles need no sign-in; the menu has the operators’ pages under a guard (R7.20, R7.21, R7.26, R7.27, R10.15)', async () => {
  const menu = await read('menuTree');
  expect(menu[0]).toMatchObject({ path: '/index', title: '首页' });
  expect(menu.some(({ children }) => Array.isArray(children))).toBe(true);
  expect(menu.at(-1)).toMatchObject({ title: '运行管理', meta: { guard: { role: ['admin'] } } });
  expect(menu.at(-1)?.children).toContainEqual({
    path: 'https://office.example.org/operator',
    name: 'OperatorEnrolments',
    jumpUrl: 'https://office.example.org/operator',
    title: '报名审核',
    target: '_blank',
  });
  const titles = ['运行概览', '报名审核', '证书管理', '内容发布', '留言处理', '操作记录'];
  expect(menu.at(-1)?.children).toMatchObject(titles.map((title) => ({ title })));
  const categories = await read('categoryTree');
  expect(categories).toEqual(expect.arrayContaining([expect.objectContaining({ id: text, name: text })]));
  const banners = await read('bannerList');
  expect(banners).toHaveLength(5);
  expect(banners[0]).toMatchObject({ id: text, title: text, image: text });
  const links = await read('friendLinkList');
  expect(links[0]).toEqual({ title: text, jumpUrl: text });
  for (const articleType of ['news', 'notice']) {
    const { data, status } = await send(platform.url, 'articlePage', {
      current: 1,
      size: 1,
      query: { articleType },
    });
    const [article] = (data as { records: { id: string }[] }).records;
    expect(status).toBe(200);
    const detail = await send(platform.url, 'articleDetail', { id: article?.id, articleType });
    expect(detail.status).toBe(200);
    const files = await send(platform.url, 'attachmentPage', {
      current: 1,
      size: 1,
      query: { articleId: article?.id },
    });
    expect(files.status).toBe(200);
  }
});

test('an unknown article type is rejected (R3.20)', async () => {
  const { status } = await send(platform.url, 'articlePage', {
    current: 1,
    size: 1,
    query: { articleType: 'video' },
  });
  expect(status).toBe(400);
});

test.each([
  ['projectPage', 24, {}, 20],
  ['hospitalPage', 12, {}, 50],
  ['articlePage', 10, { articleType: 'news' }, 15],
  ['articlePage', 10, { articleType: 'notice' }, 3],
] as const)('no two entries on a page of %s have the same picture', async (list, size, query, least) => {
  let seen = 0;
  for (let current = 1; ; current += 1) {
    const { records } = (await send(platform.url, list, { current, size, query })).data as {
      records: { cover: string | null }[];
    };
    if (records.length === 0) break;
    const covers = records.flatMap(({ cover }) => cover ?? []);
    const hashes = await Promise.all(covers.map(hashOf));
    expect(new Set(hashes).size).toBe(covers.length);
    seen += covers.length;
  }
  expect(seen).toBeGreaterThanOrEqual(least);
});

/** Hash of the bytes at a path of the platform. */
async function hashOf(path: string): Promise<string> {
  const response = await fetch(platform.url + path);
  expect(response.status).toBe(200);
  return createHash('sha256')
    .update(Buffer.from(await response.arrayBuffer()))
    .digest('hex');
}
