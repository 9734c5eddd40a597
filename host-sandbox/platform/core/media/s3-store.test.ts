import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { startTestPlatform, type TestPlatform } from '../../testing/start-test-platform';
import { apiFor } from '../../testing/api';
import { bundledProgram, copyFolder, seededFolder } from '../../testing/build-cache';
import { createEnrolmentApi } from '../../testing/enrolment-api';
import { launchPlatform } from '../../testing/launch-platform';
import { startS3Server } from '../../testing/s3-server';
import { makePng } from '../../testing/sample-pictures';
import { createStudyApi } from '../../testing/study-api';
import { createS3Store } from './s3-store';

let s3: Awaited<ReturnType<typeof startS3Server>>;
let platform: TestPlatform;
let calls: ReturnType<typeof apiFor>;
let secondsAhead = 0;
const advance = async (seconds: number) => {
  secondsAhead += seconds;
  await platform.control({ secondsAhead });
};

beforeAll(async () => {
  s3 = await startS3Server();
  platform = await startTestPlatform({ controlled: true, isShared: true, env: s3.env });
  calls = apiFor(platform);
}, 60_000);
afterAll(async () => {
  await platform.stop();
  await s3.close();
  await s3.remove();
});

/** The bucket, as a platform sees it. */
const mediaStore = () => {
  const { bucketUrl, accessKey, secretKey } = s3;
  const onLeft = (file: string) => expect(file).toBe('deleted');
  return createS3Store({
    bucketUrl,
    region: 'us-east-1',
    accessKey,
    secretKey,
    clock: () => new Date(),
    onLeft,
  });
};
/** The address to which the platform redirects a browser. */
const addressOf = async (path: string, init: RequestInit = {}) => {
  const response = await fetch(platform.url + path, { redirect: 'manual', ...init });
  const address = response.headers.get('location') ?? '';
  expect([response.status, address]).toEqual([302, expect.stringContaining(`${s3.bucketUrl}/`)]);
  return { address, caching: response.headers.get('cache-control') };
};

test('an uploaded picture is checked, stored in the bucket alone and read there; its successor replaces it', async () => {
  const { headers } = await calls.registerPerson();
  const upload = async (bytes: Buffer) => {
    const { status, data } = await calls.send('avatarEdit', { image: bytes.toString('base64') }, headers);
    return [status, String((data as { avatar?: string } | null)?.avatar)] as const;
  };
  const [stored, first] = await upload(makePng(16, 16));
  expect(stored).toBe(200);
  const served = await fetch(platform.url + first);
  expect([served.status, served.headers.get('content-type')]).toEqual([200, 'image/png']);
  expect(new URL(served.url).origin).toBe(new URL(s3.bucketUrl).origin);
  const [, second] = await upload(makePng(17, 17));
  expect(
    await Promise.all([first, second].map((path) => mediaStore().has(path.slice('/media/'.length)))),
  ).toEqual([false, true]);
  expect((await upload(Buffer.from('<svg/>')))[0]).toBe(400);
  const folder = join(platform.dataDir, 'media/avatar');
  expect(existsSync(folder) ? readdirSync(folder) : []).toEqual([]);
});

test('a signed address stays the same for a while, ends, and opens no other file', async () => {
  const { address, caching } = await addressOf('/media/picture/heart.svg');
  expect(caching).toBe('private, max-age=600');
  expect((await addressOf('/media/picture/heart.svg')).address).toBe(address);
  expect((await fetch(address)).headers.get('content-type')).toBe('image/svg+xml');
  const statusOf = async (url: string, init?: RequestInit) => (await fetch(url, init)).status;
  expect(await statusOf(address.replace('heart', 'banner-1'))).toBe(403);
  expect(await statusOf(address, { method: 'DELETE' })).toBe(403);
  expect(
    await statusOf((await addressOf('/media/picture/heart.svg', { method: 'HEAD' })).address, {
      method: 'HEAD',
    }),
  ).toBe(200);
  await advance(-60 * 60);
  expect(await statusOf((await addressOf('/media/picture/heart.svg')).address)).toBe(403);
  await advance(60 * 60);
  for (const path of ['..%2fstarted', 'heart', 'started', '%2e%2e%2fstarted.svg'])
    expect((await fetch(`${platform.url}/media/picture/${path}`)).status).toBe(404);
});

test('an attachment is read there with its name and type and counted, and a file that is not what it says is not stored', async () => {
  const operator = await calls.as('admin');
  const add = (name: string, text: string) => {
    const content = Buffer.from(text).toString('base64');
    return calls.send('attachmentAdd', { articleId: '1', name, category: 'policy', content }, operator);
  };
  expect((await add('假.pdf', '<script>')).status).toBe(400);
  const { id } = (await add("关于'培训(试行)*'的 通知.pdf", '%PDF-1.7 正文')).data as { id: string };
  const { url } = (await calls.send('attachmentDownload', { id })).data as { url: string };
  const { address, caching } = await addressOf(url);
  const { pathname, searchParams } = new URL(address);
  const path = pathname.slice(new URL(s3.bucketUrl).pathname.length + 1);
  expect([caching, path]).toEqual(['no-store', expect.stringMatching(/^attachment\/[0-9a-f]{32}\.pdf$/)]);
  expect(await mediaStore().readText(path)).toBe('%PDF-1.7 正文');
  expect(searchParams.get('response-content-type')).toBe('application/pdf');
  const disposition =
    "attachment; filename*=UTF-8''%E5%85%B3%E4%BA%8E%27%E5%9F%B9%E8%AE%AD%28%E8%AF%95%E8%A1%8C%29%2A%27%E7%9A%84%20%E9%80%9A%E7%9F%A5.pdf";
  expect(searchParams.get('response-content-disposition')).toBe(disposition);
  if (s3.signsLikeS3) {
    const file = await fetch(address);
    const { headers } = file;
    expect([file.status, headers.get('content-type'), headers.get('content-disposition')]).toEqual([
      ...[200, 'application/pdf', disposition],
    ]);
    expect(await file.text()).toBe('%PDF-1.7 正文');
  }
  const query = { current: 1, size: 50, query: { articleId: '1' } };
  const { records } = (await calls.send('attachmentPage', query)).data as {
    records: { id: string; downloads: number }[];
  };
  expect(records.find((one) => one.id === id)?.downloads).toBe(1);
  expect((await calls.send('attachmentRemove', { id }, operator)).status).toBe(200);
  expect([(await fetch(platform.url + url)).status, await mediaStore().has(path)]).toEqual([404, false]);
});

test('a document of an enrolment is read there at the address for an operator, and deleted there with the enrolment', async () => {
  const { registerWithProfile, projectId } = createEnrolmentApi(calls);
  const [person, operator] = [await registerWithProfile(), await calls.as('admin')];
  const course = { projectId: await projectId('肝移植医师规范化培训') };
  const enrolment = (await calls.send('enrol', course, person)).data as { id: string };
  const content = Buffer.from('%PDF-1.4 letter').toString('base64');
  const letter = { ...course, code: 'letter', name: '推荐信.pdf', content };
  expect((await calls.send('documentUpload', letter, person)).status).toBe(200);
  const list = { current: 1, size: 100, query: {} };
  const { records } = (await calls.send('enrolmentReviewPage', list, operator)).data as {
    records: { id: string; documents: { code: string; file: { id: string } | null }[] }[];
  };
  const documents = records.find(({ id }) => id === enrolment.id)?.documents;
  const { id = '' } = documents?.find(({ code }) => code === 'letter')?.file ?? {};
  const { url } = (await calls.send('documentDownload', { id }, operator)).data as { url: string };
  const { address, caching } = await addressOf(url);
  const disposition = "attachment; filename*=UTF-8''%E6%8E%A8%E8%8D%90%E4%BF%A1.pdf";
  const { searchParams } = new URL(address);
  const asked = ['response-content-type', 'response-content-disposition'].map((name) =>
    searchParams.get(name),
  );
  expect([caching, ...asked]).toEqual(['no-store', 'application/pdf', disposition]);
  if (s3.signsLikeS3) {
    const file = await fetch(address);
    const headers = ['content-type', 'content-disposition'].map((name) => file.headers.get(name));
    expect(headers).toEqual(['application/pdf', disposition]);
    expect(await file.text()).toBe('%PDF-1.4 letter');
  }
  expect((await calls.send('enrolmentLeave', course, person)).status).toBe(200);
  const path = new URL(address).pathname.slice(new URL(s3.bucketUrl).pathname.length + 1);
  expect([await mediaStore().has(path), (await fetch(platform.url + url)).status]).toEqual([false, 404]);
});

test('a lesson is read there only at the addresses that the platform gave to a trainee of the course', async () => {
  const { lesson, media } = createStudyApi({ ...calls, advance });
  const trainee = await calls.as('trainee');
  const { data } = await media((await lesson(trainee, '移植后糖尿病', '肾移植随访与慢性病管理')).id, trainee);
  const { url } = (data as { sources: { url: string }[] }).sources[0] ?? { url: '' };
  const playlist = await (await fetch(platform.url + url)).text();
  const [, head = ''] = /URI="([^"]+)"/.exec(playlist) ?? [];
  const part = await fetch(platform.url + head, { headers: { range: 'bytes=4-7' } });
  expect([part.status, part.headers.get('content-type'), await part.text()]).toEqual([
    206,
    'video/mp4',
    'ftyp',
  ]);
  expect((await addressOf(head)).caching).toBe('no-store');
  expect((await fetch(platform.url + head.replace(/lesson\/\d+/, 'lesson/1'))).status).toBe(403);
});

test('a bucket that cannot be written ends the start with one line, and one that is gone refuses uploads while all else works', async () => {
  const env = {
    ...s3.env,
    BUCKET_SECRET_KEY: 'another',
    DATA_DIR: join(platform.dataDir, 'other'),
    PORTAL_PORT: '0',
  };
  await copyFolder(await seededFolder(), env.DATA_DIR);
  const child = launchPlatform({ ...env, SEED: 'sample' }, await bundledProgram('platform/main'));
  expect([await child.exited, child.output().trimEnd().split('\n')]).toEqual([
    1,
    [expect.stringMatching(/无法写入对象存储.*S3 answered 403.*BUCKET_SECRET_KEY/)],
  ]);
  const { headers } = await calls.registerPerson();
  await s3.close();
  const refused = await calls.send('avatarEdit', { image: makePng(9, 9).toString('base64') }, headers);
  expect(refused).toMatchObject({ status: 503, code: 'B0503' });
  expect((await calls.send('userInfo', {}, headers)).status).toBe(200);
});
