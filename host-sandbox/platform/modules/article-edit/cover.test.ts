import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { EditedArticle } from '@/contracts/article-edit';
import { createArticleEditApi } from '../../testing/article-edit-api';
import { platformFixture } from '../../testing/platform-fixture';
import { makePng } from '../../testing/sample-pictures';

const { platform, ...calls } = platformFixture();
const { send, as } = calls;
const { write, publish, remove, read } = createArticleEditApi(calls);

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
    status: 400,
    code: 'A0250',
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
