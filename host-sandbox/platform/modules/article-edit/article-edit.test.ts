import type { EditedArticle } from '@/contracts/article-edit';
import { createArticleEditApi, draftNotice } from '../../testing/article-edit-api';
import { platformFixture } from '../../testing/platform-fixture';

const { advance, ...calls } = platformFixture({ controlled: true });
const { send, as } = calls;
const { write, publish, read, addFile } = createArticleEditApi(calls);
/** The pinned articles of a type, for operators. */
const pinnedOf = async (articleType: string) => {
  const page = { current: 1, size: 100, query: { articleType } };
  const { data } = await send('articleEditPage', page, await as('admin'));
  const all = data.records as { id: string; pinned?: boolean }[];
  const articles: EditedArticle[] = [];
  for (const { id } of all.filter(({ pinned }) => pinned))
    articles.push((await send('articleEditDetail', { id }, await as('admin'))).data as EditedArticle);
  return articles;
};
const listed = async (keyword: string) => {
  const query = { articleType: 'notice', keyword };
  return (await send('articlePage', { current: 1, size: 10, query })).data as { total: number };
};

test('a draft is not served; published it is in list and detail, an edit shows at once, withdrawn it is gone (R2.20, R2.21)', async () => {
  const made = (await write()).data as EditedArticle;
  expect(made).toMatchObject({ state: 'draft', revision: 0, categoryName: '考核认证', attachments: [] });
  expect(await read(made)).toMatchObject({ code: 'A0404' });
  expect((await listed('调整考核时间')).total).toBe(0);

  const shown = (await publish(made, true)).data as EditedArticle;
  expect(shown).toMatchObject({ state: 'published', revision: 1 });
  expect(await read(made)).toMatchObject({
    status: 200,
    data: { title: draftNotice.title, content: draftNotice.content },
  });
  expect((await listed('调整考核时间')).total).toBe(1);

  const changed = await write({ id: made.id, revision: 1, title: '关于调整考核时间的补充通知' });
  expect(changed.data).toMatchObject({ state: 'published', revision: 2, publishedAt: shown.publishedAt });
  expect((await read(made)).data.title).toBe('关于调整考核时间的补充通知');

  const gone = (await publish(changed.data as EditedArticle, false)).data as EditedArticle;
  expect(gone.state).toBe('draft');
  expect(await read(made)).toMatchObject({ status: 404, code: 'A0404' });
  expect((await listed('补充通知')).total).toBe(0);
});

test('a published notice is pinned by its revision up to a limit, and comes back to its place when it is withdrawn', async () => {
  const pin = async ({ id, revision }: EditedArticle, pinned: boolean) =>
    send('articlePin', { id, revision, pinned }, await as('admin'));
  const first = async () => {
    const { data } = await send('articlePage', { current: 1, size: 1, query: { articleType: 'news' } });
    return data.records[0] as { id: string; pinned?: boolean };
  };
  const newest = await first();
  const writeNews = async (title: string) =>
    (await write({ articleType: 'news', categoryId: null, title })).data as EditedArticle;
  const drafted = await writeNews('置顶一');
  expect(await pin(drafted, true)).toMatchObject({ code: 'A0409', msg: '草稿不能置顶，请先发布' });
  const shown = (await publish(drafted, true)).data as EditedArticle;
  const pinned = (await pin(shown, true)).data as EditedArticle;
  expect(pinned).toMatchObject({ pinned: true, revision: 2, state: 'published' });
  expect(await first()).toMatchObject({ id: drafted.id, pinned: true });
  expect(await pin(shown, false)).toMatchObject({ code: 'A0409' });
  expect((await pin(pinned, true)).data.revision).toBe(2);

  const others: EditedArticle[] = [];
  for (const title of ['置顶二', '置顶三', '置顶四', '置顶五', '置顶六']) {
    const published = (await publish(await writeNews(title), true)).data as EditedArticle;
    const { code, data } = await pin(published, true);
    expect([title, code]).toEqual([title, title === '置顶六' ? 'A0409' : '00000']);
    others.push(code === '00000' ? (data as EditedArticle) : published);
  }
  expect((await publish(pinned, false)).data).not.toHaveProperty('pinned');
  expect((await pin(others[4]!, true)).data.pinned).toBe(true);
  for (const other of others.slice(0, 4))
    await publish((await pin(other, false)).data as EditedArticle, false);
  const { id } = others[4]!;
  await publish({ id, revision: 2 } as EditedArticle, false);
  expect(await first()).toEqual(newest);
});

test('no more articles of a type are pinned than allowed, by two operators at once or by a change of the type', async () => {
  const pin = async ({ id, revision }: EditedArticle) =>
    send('articlePin', { id, revision, pinned: true }, await as('admin'));
  const published = async (title: string, fields: object) => {
    const { data } = await write({ categoryId: null, title, ...fields });
    return (await publish(data as EditedArticle, true)).data as EditedArticle;
  };
  const news: EditedArticle[] = [];
  for (let number = 0; number < 9; number += 1)
    news.push(await published(`同时置顶${number}`, { articleType: 'news' }));
  // Only PostgreSQL, where transactions run side by side, could pin more.
  const codes = (await Promise.all(news.map((article) => pin(article)))).map(({ code }) => code).sort();
  expect(codes.filter((code) => code === '00000')).toHaveLength(5);

  const notice = (await pin(await published('改为新闻', {}))).data as EditedArticle;
  const { id, revision, title } = notice;
  const moved = { id, revision, title, categoryId: null, articleType: 'news' };
  expect(await write(moved)).toMatchObject({ code: 'A0409', data: { revision } });
  const [first] = await pinnedOf('news');
  await publish(first!, false);
  expect(await write(moved)).toMatchObject({ status: 200, data: { articleType: 'news', pinned: true } });
  for (const article of await pinnedOf('news')) await publish(article, false);
});

test('only allowed markup is stored, and response and preview report what was removed', async () => {
  const leftOut = [
    { kind: 'element', name: 'h1' },
    { kind: 'attribute', name: 'onclick' },
  ];
  const content = '<h1>考核</h1><p onclick="x()">推迟一周</p>';
  const shown = { content: '考核<p>推迟一周</p>', leftOut };
  expect((await send('articlePreview', { content }, await as('admin'))).data).toEqual(shown);
  const { data } = await write({ title: '只存要显示的', content });
  expect(data).toMatchObject(shown);
  const { data: stored } = await send('articleEditDetail', { id: data.id }, await as('admin'));
  expect(stored.content).toBe(shown.content);
  const nothing = { content: '<script>1</script>' };
  expect(await write(nothing)).toMatchObject({ code: 'A0400' });
  expect(await send('articlePreview', nothing, await as('admin'))).toMatchObject({ code: 'A0400' });
});

test('a scheduled article and its files are in no list, search or download before their time, and in all of them after', async () => {
  const publishAt = async ({ id, revision }: EditedArticle, publishedAt: string) =>
    send('articlePublish', { id, revision, published: true, publishedAt }, await as('admin'));
  const foundBySearch = async (keyword: string) => {
    const { data } = await send('searchAll', { current: 1, size: 10, query: { keyword } });
    return (data as { total: number }).total;
  };
  const seen = async (id: string, file: string): Promise<unknown[]> => [
    (await read({ id })).code,
    (await listed('定时发布的通知')).total,
    await foundBySearch('定时发布的通知'),
    await foundBySearch('定时的附件'),
    (await send('attachmentDownload', { id: file })).code,
  ];
  const nowhere = ['A0404', 0, 0, 0, 'A0404'];
  const hours = (count: number) => new Date(Date.now() + count * 3_600_000).toISOString();
  const made = (await write({ title: '定时发布的通知' })).data as EditedArticle;
  const [early, late] = [hours(1), hours(3)];
  const first = (await publishAt(made, late)).data as EditedArticle;
  expect(first).toMatchObject({ state: 'scheduled', publishedAt: late });
  const added = (await addFile(made.id, '定时的附件.pdf', '%PDF-1.7 later')).data;
  expect(added.publishedAt).toBe(late);
  const file = added.id as string;
  expect(await seen(made.id, file)).toEqual(nowhere);
  const second = (await publishAt(first, early)).data as EditedArticle;
  expect(second).toMatchObject({ state: 'scheduled', publishedAt: early });
  expect(await publishAt(second, hours(24 * 400))).toMatchObject({ code: 'A0400' });
  expect(await seen(made.id, file)).toEqual(nowhere);
  await advance(3700);
  expect(await seen(made.id, file)).toEqual(['00000', 1, 2, 1, '00000']);
  // a public article keeps its publication time
  expect((await publishAt(second, hours(9))).data).toMatchObject({ state: 'published', publishedAt: early });
});

test('of two concurrent editors the later gets a conflict, and nothing is lost', async () => {
  const made = (await write({ title: '两人同时修改' })).data as EditedArticle;
  const both = await Promise.all(
    ['甲改', '乙改'].map((title) => write({ id: made.id, revision: made.revision, title })),
  );
  expect(both.map(({ code }) => code).sort()).toEqual(['00000', 'A0409']);
  const saved = both.find(({ code }) => code === '00000')?.data as EditedArticle;
  const { data } = await send('articleEditDetail', { id: made.id }, await as('admin'));
  expect({ ...data, leftOut: [] }).toEqual(saved);
  expect(await publish(made, true)).toMatchObject({ code: 'A0409', data: { revision: 1 } });
});

test('editors list drafts too, filtered by type, state and keyword', async () => {
  const headers = await as('admin');
  const found = async (query: object) =>
    (await send('articleEditPage', { current: 1, size: 5, query }, headers)).data as {
      total: number;
      records: EditedArticle[];
    };
  await write({ title: '列表里的草稿' });
  const all = await found({});
  const parts = await Promise.all(['draft', 'scheduled', 'published'].map((state) => found({ state })));
  expect(parts.reduce((sum, { total }) => sum + total, 0)).toBe(all.total);
  expect(parts.map(({ records }) => new Set(records.map(({ state }) => state)).size <= 1)).not.toContain(
    false,
  );
  expect((await found({ articleType: 'notice', keyword: '列表里的草稿' })).total).toBe(1);
  expect((await found({ articleType: 'news', keyword: '列表里的草稿' })).total).toBe(0);
});

test('missing, too long or mistyped fields are rejected, and so is everybody but an operator', async () => {
  const wrong: object[] = [
    { title: '' },
    { title: '字'.repeat(101) },
    { content: ' ' },
    { content: 'x'.repeat(60_001) },
    { categoryId: '2' },
    { categoryId: '999' },
    { articleType: 'video' },
  ];
  for (const fields of wrong) expect([fields, (await write(fields)).code]).toEqual([fields, 'A0400']);
  expect(await write({ id: '999999' })).toMatchObject({ code: 'A0404' });
  const trainee = await as('trainee');
  const page = { current: 1, size: 5, query: {} };
  for (const [call, input] of [
    ['articleEditPage', page],
    ['articleEditDetail', { id: '1' }],
    ['articleEdit', draftNotice],
    ['articlePreview', { content: '<p>1</p>' }],
    ['articlePublish', { id: '1', revision: 0, published: false }],
    ['articleRemove', { id: '1', revision: 0 }],
    ['attachmentAdd', { articleId: '1', name: 'x.pdf', category: 'other', content: 'JVBERi0=' }],
    ['attachmentRemove', { id: '1' }],
  ] as const) {
    expect([call, (await send(call, input)).status]).toEqual([call, 401]);
    expect([call, (await send(call, input, trainee)).status]).toEqual([call, 403]);
  }
});
