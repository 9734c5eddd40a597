import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { EditedArticle } from '@/contracts/article-edit';
import { createArticleEditApi } from '../../testing/article-edit-api';
import { createEnrolmentApi, type Headers } from '../../testing/enrolment-api';
import { platformFixture } from '../../testing/platform-fixture';
import { makePng } from '../../testing/sample-pictures';

const { platform, ...calls } = platformFixture({ controlled: true });
const { send, as } = calls;
const { write, publish } = createArticleEditApi(calls);
const { projectId, registerWithProfile } = createEnrolmentApi(calls);

const image = makePng(8, 8).toString('base64');
const content = Buffer.from('%PDF-1.7 file').toString('base64');
const statusOf = async (path: string) => (await fetch(platform.url + path)).status;
const avatarOf = async (headers: Headers) => (await send('userInfo', {}, headers)).data.avatar as string;
const addressOf = async (code: string, id: string, headers: Headers) =>
  (await send('documentOpen', { projectId: id, code }, headers)).data.url as string;

async function enrolled() {
  const [headers, id] = [await registerWithProfile(), await projectId('肝移植医师规范化培训')];
  await send('enrol', { projectId: id }, headers);
  const upload = () =>
    send('documentUpload', { projectId: id, code: 'letter', name: '推荐信.pdf', content }, headers);
  return { headers, id, upload };
}

test('a file stays when the connection is lost while its row is being stored', async () => {
  const { headers, id: project, upload } = await enrolled();
  const operator = await as('admin');
  const { id } = (await write({ title: '连接中断时的通知' })).data as EditedArticle;
  await platform.control({ loseCommits: true });
  const responses = [
    await send('avatarEdit', { image }, headers),
    await upload(),
    await send('articleCover', { id, revision: 0, image }, operator),
    await send('attachmentAdd', { articleId: id, name: '通知.pdf', category: 'policy', content }, operator),
  ];
  await platform.control({ loseCommits: false });
  expect(responses.map(({ status }) => status)).toEqual([503, 503, 503, 503]);
  const draft = (await send('articleEditDetail', { id }, operator)).data as EditedArticle;
  await publish(draft, true);
  const file = { id: draft.attachments[0]?.id };
  const stored = [
    await avatarOf(headers),
    await addressOf('letter', project, headers),
    draft.cover ?? '',
    (await send('attachmentDownload', file)).data.url as string,
  ];
  for (const path of stored) expect([path, await statusOf(path)]).toEqual([path, 200]);
});

test('a new file stays when the one that it replaces cannot be deleted', async () => {
  const { headers, id, upload } = await enrolled();
  await send('avatarEdit', { image }, headers);
  await upload();
  const newest = 'select file from enrolment_documents order by id desc limit 1';
  const [row] = await platform.control({ query: newest });
  const avatarPath = (await avatarOf(headers)).replace('/media/', '');
  for (const path of [avatarPath, `enrolment-document/${String(row?.file)}`]) {
    const file = join(platform.dataDir, 'media', path);
    rmSync(file);
    mkdirSync(file);
  }
  for (const { status } of [await send('avatarEdit', { image }, headers), await upload()])
    expect(status).toBe(500);
  expect(await avatarOf(headers)).not.toContain(avatarPath);
  for (const path of [await avatarOf(headers), await addressOf('letter', id, headers)])
    expect([path, await statusOf(path)]).toEqual([path, 200]);
});
