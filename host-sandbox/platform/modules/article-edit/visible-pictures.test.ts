import type { EditedArticle, RemovedMarkup } from '@/contracts/article-edit';
import { createArticleEditApi } from '../../testing/article-edit-api';
import { platformFixture } from '../../testing/platform-fixture';
import { makePng } from '../../testing/sample-pictures';

const portal = 'https://portal.example.org';
const { platform, ...calls } = platformFixture({ env: { PORTAL_URL: portal } });
const { send, as } = calls;
const { write, publish, addFile } = createArticleEditApi(calls);
const picture = async ({ id }: { id: string }) =>
  (await addFile(id, '图.png', makePng(8, 8).toString('latin1'))).data as { id: string; preview: string };
const image = (src: string) => `<img src="${src}">`;
/** What a response reports of removed pictures. */
const picturesLeftOut = (data: unknown) =>
  (data as { leftOut: RemovedMarkup[] }).leftOut
    .filter(({ kind }) => kind === 'picture')
    .map(({ name }) => name);

test('an article keeps pictures of its own and of public articles, and loses those that its readers could not see', async () => {
  const made = (await write({ title: '带图的通知' })).data as EditedArticle;
  const draft = (await write({ title: '别的草稿' })).data as EditedArticle;
  const open = (await write({ title: '别的通知' })).data as EditedArticle;
  const [own, hidden, shown] = [await picture(made), await picture(draft), await picture(open)];
  await publish(open, true);
  const kept = [own.preview, shown.preview, '/media/picture/network.svg', `${portal}/media/picture/a.svg`];
  const lost = [
    hidden.preview,
    '/media/attachment/999999/a.png?show',
    'https://a.example/1.png',
    'file:///a.png',
  ];
  const content = `<p>字</p>${[...kept, ...lost].map(image).join('')}`;
  const stored = await write({ id: made.id, revision: made.revision, title: made.title, content });
  expect(stored.data.content).toBe(`<p>字</p>${kept.map(image).join('')}`);
  expect(picturesLeftOut(stored.data)).toEqual(lost);
  const preview = await send('articlePreview', { content, id: made.id }, await as('admin'));
  expect([(preview.data as EditedArticle).content, picturesLeftOut(preview.data)]).toEqual([
    (stored.data as EditedArticle).content,
    lost,
  ]);
  const asNew = await send('articlePreview', { content }, await as('admin'));
  expect(picturesLeftOut(asNew.data)).toEqual([own.preview, ...lost]);
});

test('a text is not published while it shows a file of an article that was withdrawn', async () => {
  const other = (await write({ title: '先公开后撤回' })).data as EditedArticle;
  const { preview } = await picture(other);
  const open = (await publish(other, true)).data as EditedArticle;
  const content = `<p>字</p>${image(preview)}`;
  const made = (await write({ title: '用了别处的图片', content })).data as EditedArticle;
  const withdrawn = (await publish(open, false)).data as EditedArticle;
  expect(await publish(made, true)).toMatchObject({
    code: 'A0409',
    msg: '正文里有 1 张读者看不到的图片，请先编辑并保存',
  });
  await publish(withdrawn, true);
  expect(await publish(made, true)).toMatchObject({ status: 200, data: { state: 'published' } });
});

test('a file that the stored text shows is not deleted before the text', async () => {
  const made = (await write({ title: '图片还在正文里' })).data as EditedArticle;
  const { id, preview } = await picture(made);
  const fields = { id: made.id, title: made.title };
  await write({ ...fields, revision: 0, content: `<p>字</p>${image(preview)}` });
  const remove = async () => send('attachmentRemove', { id }, await as('admin'));
  expect(await remove()).toMatchObject({ code: 'A0409', msg: '正文里有这张图片，请先从正文删去并保存' });
  expect((await fetch(platform.url + preview)).status).toBe(404);
  await write({ ...fields, revision: 1, content: '<p>字</p>' });
  expect(await remove()).toMatchObject({ status: 200 });
});
