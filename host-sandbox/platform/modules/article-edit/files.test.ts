import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { EditedArticle } from '@/contracts/article-edit';
import { limits } from '@/contracts/limits';
import { createArticleEditApi } from '../../testing/article-edit-api';
import { platformFixture } from '../../testing/platform-fixture';
import { makePng } from '../../testing/sample-pictures';

const { platform, advance, ...calls } = platformFixture({ controlled: true });
const { send, as } = calls;
const { write, publish, remove, read, addFile } = createArticleEditApi(calls);
/** Names of stored files with these bytes. */
const filesOf = async (bytes: string) => {
  const folder = join(platform.dataDir, 'media/attachment');
  const names = await readdir(folder);
  const contents = await Promise.all(names.map((name) => readFile(join(folder, name), 'latin1')));
  return names.filter((_, index) => contents[index] === bytes);
};

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

test('files with the longest names are stored, listed, shown and downloaded under their whole names', async () => {
  const made = (await write({ title: '文件名很长的通知' })).data as EditedArticle;
  const longest = (ending: string) => '考'.repeat(limits.attachmentNameMax - ending.length) + ending;
  const names = [longest('.pdf'), longest('.png')] as const;
  const contents = ['%PDF-1.7 long', makePng(8, 8).toString('latin1')] as const;
  for (const index of [0, 1] as const)
    expect(await addFile(made.id, names[index], contents[index])).toMatchObject({ status: 200 });
  const draft = (await send('articleEditDetail', { id: made.id }, await as('admin'))).data as EditedArticle;
  const drawn = draft.attachments.find(({ draftPreview }) => draftPreview !== null);
  expect((await fetch(platform.url + (drawn?.draftPreview ?? ''))).status).toBe(200);
  await publish(draft, true);
  const page = { current: 1, size: 10, query: { articleId: made.id } };
  const records = (await send('attachmentPage', page)).data.records as EditedArticle['attachments'];
  expect(new Set(records.map(({ name }) => name))).toEqual(new Set(names));
  for (const { id, name, preview } of records) {
    const { url } = (await send('attachmentDownload', { id })).data as { url: string };
    const response = await fetch(platform.url + url);
    expect([response.status, response.headers.get('content-disposition')]).toEqual([
      200,
      `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
    ]);
    expect((await fetch(platform.url + (preview ?? ''))).status).toBe(200);
  }
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
