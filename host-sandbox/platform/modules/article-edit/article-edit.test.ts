import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { EditedArticle } from '@/contracts/article-edit';
import { limits } from '@/contracts/limits';
import { platformFixture } from '../../testing/platform-fixture';
import { makePng } from '../../testing/sample-pictures';

const { send, as, platform, advance } = platformFixture({ controlled: true });
const draft = {
  ...{ id: null, revision: 0, articleType: 'notice', categoryId: '9', title: '关于调整考核时间的通知' },
  ...{ summary: '考核推迟一周', source: '培训办公室', content: '<p>考核推迟一周</p>' },
};
const write = async (fields: object = {}) => send('articleEdit', { ...draft, ...fields }, await as('admin'));
const publish = async ({ id, revision }: EditedArticle, published: boolean) =>
  send('articlePublish', { id, revision, published }, await as('admin'));
const read = ({ id }: { id: string }) => send('articleDetail', { id, articleType: 'notice' });
const listed = async (keyword: string) => {
  const query = { articleType: 'notice', keyword };
  return (await send('articlePage', { current: 1, size: 10, query })).data as { total: number };
};
const addFile = async (articleId: string, name: string, bytes: string, category = 'policy') => {
  const content = Buffer.from(bytes, 'latin1').toString('base64');
  return send('attachmentAdd', { articleId, name, category, content }, await as('admin'));
};
const remove = async ({ id, revision }: EditedArticle) =>
  send('articleRemove', { id, revision }, await as('admin'));
/** Names of stored files with these bytes. */
const filesOf = async (bytes: string) => {
  const folder = join(platform.dataDir, 'media/attachment');
  const names = await readdir(folder);
  const contents = await Promise.all(names.map((name) => readFile(join(folder, name), 'latin1')));
  return names.filter((_, index) => contents[index] === bytes);
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
    data: { title: draft.title, content: draft.content },
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

test('a file is accepted by its content, served while its article is public, and deleted for good', async () => {
  const made = (await write({ title: '带附件的通知' })).data as EditedArticle;
  const response = await addFile(made.id, '考核安排（新）.pdf', '%PDF-1.7 test');
  expect(response).toMatchObject({ status: 200, data: { contentType: 'application/pdf', size: 13 } });
  const file = response.data as { id: string };
  expect(await send('attachmentDownload', file)).toMatchObject({ code: 'A0404' });
  const shown = (await publish(made, true)).data as EditedArticle;
  expect(shown.attachments).toHaveLength(1);
  const { url } = (await send('attachmentDownload', { id: file.id })).data as { url: string };
  expect(await (await fetch(platform.url + url)).text()).toBe('%PDF-1.7 test');
  await publish(shown, false);
  expect((await fetch(platform.url + url)).status).toBe(404);

  const bad = [
    ['x.html', '<script>1</script>', '不支持这种文件'],
    ['x.PDF', '<script>1</script>', '不是能打开的 PDF 文件'],
    ['x.docx', '%PDF-', '不是能打开的 DOCX 文件'],
    ['x.svg', '<svg onload=1>', '不支持这种文件'],
    ['../x.pdf', '%PDF-', '不支持这种文件'],
    ['pdf', '%PDF-', '不支持这种文件'],
    ['x.constructor', '%PDF-', '不支持这种文件'],
    ['x.pdf', '%PDF-'.padEnd(10 * 1024 * 1024 + 1), '不能超过 10 MB'],
  ] as const;
  for (const [name, bytes, message] of bad) {
    const response = await addFile(made.id, name, bytes);
    expect([name, response.code, response.msg]).toEqual([name, 'A0251', expect.stringContaining(message)]);
  }
  expect(await addFile('999999', 'x.pdf', '%PDF-')).toMatchObject({ code: 'A0404' });
  expect(await addFile(made.id, 'x.pdf', '%PDF-', 'nowhere')).toMatchObject({ code: 'A0400' });
  expect(await send('attachmentRemove', { id: file.id }, await as('admin'))).toMatchObject({ status: 200 });
  expect(await send('attachmentRemove', { id: file.id }, await as('admin'))).toMatchObject({ code: 'A0404' });
});

test('a draft is deleted with its files; published, changed or already deleted articles are rejected', async () => {
  const made = (await write({ title: '不再需要的草稿' })).data as EditedArticle;
  await addFile(made.id, '不再需要.pdf', '%PDF-1.7 gone');
  const [name] = await filesOf('%PDF-1.7 gone');
  expect(name).toBeDefined();
  const shown = (await publish(made, true)).data as EditedArticle;
  expect(await remove(shown)).toMatchObject({ code: 'A0409', data: { revision: shown.revision } });
  const drawn = (await publish(shown, false)).data as EditedArticle;
  expect(await remove(shown)).toMatchObject({ code: 'A0409', data: { revision: drawn.revision } });
  expect((await read(made)).code).toBe('A0404');
  expect(await filesOf('%PDF-1.7 gone')).toEqual([name]);

  expect(await remove(drawn)).toMatchObject({ status: 200, data: null });
  expect(await filesOf('%PDF-1.7 gone')).toEqual([]);
  expect(await send('articleEditDetail', { id: made.id }, await as('admin'))).toMatchObject({
    code: 'A0404',
  });
  expect(await remove(drawn)).toMatchObject({ code: 'A0404' });
});

test('editors list drafts too, filtered by type, state and keyword', async () => {
  const headers = await as('admin');
  const found = async (query: object) =>
    (await send('articleEditPage', { current: 1, size: 5, query }, headers)).data as {
      total: number;
      records: EditedArticle[];
    };
  const all = await found({});
  const parts = await Promise.all(['draft', 'scheduled', 'published'].map((state) => found({ state })));
  expect(parts.reduce((sum, { total }) => sum + total, 0)).toBe(all.total);
  expect(parts.map(({ records }) => new Set(records.map(({ state }) => state)).size <= 1)).not.toContain(
    false,
  );
  expect((await found({ articleType: 'notice', keyword: '带附件的通知' })).total).toBe(1);
  expect((await found({ articleType: 'news', keyword: '带附件的通知' })).total).toBe(0);
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
    ['articleEdit', draft],
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

test('a cover is stored smaller, shown to the public, and its file goes when it is replaced, removed or deleted with its draft (R2.20)', async () => {
  const cover = async ({ id, revision }: EditedArticle, image: Buffer | null) =>
    send('articleCover', { id, revision, image: image?.toString('base64') ?? null }, await as('admin'));
  const status = async (path: string | null) => (await fetch(platform.url + (path ?? '/'))).status;
  const made = (await write({ title: '关于封面的通知' })).data as EditedArticle;

  const first = (await cover(made, makePng(1600, 1000))).data as EditedArticle;
  expect(first).toMatchObject({
    revision: 1,
    cover: expect.stringMatching(/^\/media\/cover\/\w{32}\.webp$/),
  });
  const response = await fetch(platform.url + (first.cover ?? ''));
  expect(response.headers.get('content-type')).toBe('image/webp');
  const { width, height } = await sharp(await response.arrayBuffer()).metadata();
  expect([width, height]).toEqual([1280, 800]);
  await publish(first, true);
  const { records } = (
    await send('articlePage', { current: 1, size: 1, query: { articleType: 'notice', keyword: '关于封面' } })
  ).data as { records: { cover: string }[] };
  expect([records[0]?.cover, (await read(made)).data.cover]).toEqual([first.cover, first.cover]);

  // Neither an outdated revision nor a file that is no picture changes anything or leaves a file.
  const stored = async () => readdir(join(platform.dataDir, 'media/cover'));
  expect(await cover(first, makePng(8, 8))).toMatchObject({ code: 'A0409' });
  expect(await cover({ ...first, revision: 2 }, Buffer.from('<svg onload=alert(1)>'))).toMatchObject({
    ...{ status: 400, code: 'A0250' },
  });
  expect(await stored()).toHaveLength(1);

  const second = (await cover({ ...first, revision: 2 }, makePng(64, 40))).data as EditedArticle;
  expect([await status(first.cover), await status(second.cover)]).toEqual([404, 200]);
  const bare = (await cover(second, null)).data as EditedArticle;
  expect([bare.cover, await stored()]).toEqual([null, []]);
  const third = (await cover(bare, makePng(64, 40))).data as EditedArticle;
  await remove((await publish(third, false)).data as EditedArticle);
  expect([await stored(), await status(third.cover)]).toEqual([[], 404]);
});

test('an operator sees a picture of a draft at an address that was signed for them and expires; nobody else sees it', async () => {
  const { id } = (await write({ title: '关于配图的通知' })).data as EditedArticle;
  const { data } = await addFile(id, '配图.png', makePng(8, 8).toString('latin1'));
  const { preview, draftPreview } = data as { preview: string; draftPreview: string };
  const get = async (path: string) => {
    const { status, headers } = await fetch(platform.url + path);
    return [status, headers.get('cache-control')];
  };
  expect((await get(preview))[0]).toBe(404);
  expect(await get(draftPreview)).toEqual([200, 'private, no-store']);
  expect((await get(draftPreview.replace(/session=\d+/, 'session=1')))[0]).toBe(404);
  await advance(limits.mediaUrlSeconds + 1);
  expect((await get(draftPreview))[0]).toBe(404);
});
