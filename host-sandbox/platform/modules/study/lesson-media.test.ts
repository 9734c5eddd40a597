import { platformFixture } from '../../testing/platform-fixture';
import { studiedCourse, createStudyApi } from '../../testing/study-api';

const allowedOrigin = 'https://host.example.org';
const { platform, ...calls } = platformFixture({ controlled: true, env: { ALLOWED_ORIGINS: allowedOrigin } });
const { send, as, advance } = calls;
const { makeTrainees, lesson, media, report, projectId } = createStudyApi(calls);

test('a video has two formats and captions, a document is a PDF, and each supports byte ranges', async () => {
  const headers = await as('trainee');
  const { data } = await media((await lesson(headers, '交接核对')).id, headers);
  expect(data).toMatchObject({ kind: 'video', seconds: 60, captions: [{ language: 'zh-CN' }] });
  const [mp4, webm] = data.sources as { url: string; type: string }[];
  expect([mp4?.type, webm?.type]).toEqual(['video/mp4', 'video/webm']);
  const part = await fetch(platform.url + mp4?.url, { headers: { range: 'bytes=4-7' } });
  expect([part.status, part.headers.get('content-type'), await part.text()]).toEqual([
    206,
    'video/mp4',
    'ftyp',
  ]);
  expect(part.headers.get('cache-control')).toBe('private, no-store');
  const start = await fetch(platform.url + webm?.url, { headers: { range: 'bytes=0-3' } });
  expect([...new Uint8Array(await start.arrayBuffer())]).toEqual([0x1a, 0x45, 0xdf, 0xa3]);
  const beyond = await fetch(platform.url + mp4?.url, { headers: { range: 'bytes=99999999-' } });
  expect(beyond.status).toBe(416);
  const [captions] = data.captions as { url: string }[];
  expect(await (await fetch(platform.url + captions?.url)).text()).toMatch(/^WEBVTT\n\n00:00:00\.000 --> /);
  const document = await media((await lesson(headers, '单据样例')).id, headers);
  const pdf = await fetch(platform.url + document.data.sources[0].url);
  expect((await pdf.text()).startsWith('%PDF-1.4')).toBe(true);
});

test('an allowed origin may read a document in ranges, another origin may not', async () => {
  const headers = await as('trainee');
  const { data } = await media((await lesson(headers, '单据样例')).id, headers);
  const address = platform.url + data.sources[0].url;
  const fetchRange = (origin: string) => fetch(address, { headers: { origin, range: 'bytes=0-7' } });
  const allowed = await fetchRange(allowedOrigin);
  expect([allowed.status, allowed.headers.get('access-control-allow-origin')]).toEqual([206, allowedOrigin]);
  expect(allowed.headers.get('access-control-expose-headers')).toContain('content-range, content-length');
  const preflight = await fetch(address, {
    method: 'OPTIONS',
    headers: {
      origin: allowedOrigin,
      'access-control-request-method': 'GET',
      'access-control-request-headers': 'range',
    },
  });
  expect(preflight.headers.get('access-control-allow-headers')).toBe('range');
  expect(
    (await fetchRange('https://elsewhere.example')).headers.get('access-control-allow-origin'),
  ).toBeNull();
});

test('a streamed video is a playlist whose segments have signed URLs of the same grant', async () => {
  const headers = await as('trainee');
  const { id } = await lesson(headers, '移植后糖尿病', '肾移植随访与慢性病管理');
  const { data } = await media(id, headers);
  const [source] = data.sources as { url: string; type: string }[];
  expect(source?.type).toBe('application/vnd.apple.mpegurl');
  const playlist = await fetch(platform.url + source?.url);
  expect(playlist.headers.get('content-type')).toBe(source?.type);
  expect(playlist.headers.get('cache-control')).toBe('private, no-store');
  const text = await playlist.text();
  const [, head = ''] = /#EXT-X-MAP:URI="([^"]+)",BYTERANGE="\d+@0"/.exec(text) ?? [];
  const parts = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  expect(parts).toHaveLength(4);
  for (const address of [head, ...parts]) {
    const part = await fetch(platform.url + address, { headers: { range: 'bytes=4-7' } });
    expect([part.status, part.headers.get('content-type'), await part.text()]).toEqual([
      206,
      'video/mp4',
      'ftyp',
    ]);
  }
  const foreign = head.replace(/lesson\/\d+/, 'lesson/1');
  expect((await fetch(platform.url + foreign)).status).toBe(403);
});

test('an altered, foreign or expired media URL is rejected', async () => {
  const headers = await as('trainee');
  const [first, second] = [await lesson(headers, '交接核对'), await lesson(headers, '延误的处理')];
  const { data } = await media(first.id, headers);
  const good = new URL(platform.url + data.sources[0].url);
  const hours = (Date.parse(data.expiresAt as string) - Date.now()) / 3_600_000;
  expect(hours).toBeGreaterThan(1.9);
  expect(hours).toBeLessThanOrEqual(2);
  const changed = (change: (url: URL) => void) => {
    const url = new URL(good);
    change(url);
    return url;
  };
  const later = String(Number(good.searchParams.get('expires')) + 3600);
  const bad = [
    changed((url) => url.searchParams.set('session', '2')),
    changed((url) => url.searchParams.set('expires', later)),
    changed((url) => url.searchParams.set('signature', '0'.repeat(64))),
    changed((url) => url.searchParams.delete('signature')),
    changed((url) => url.searchParams.append('signature', 'x')),
    changed((url) => (url.pathname = url.pathname.replace(`/${first.id}/`, `/${second.id}/`))),
    changed((url) => (url.pathname = url.pathname.replace('.mp4', '.webm'))),
    changed((url) => (url.pathname = url.pathname.replace(/clip.*/, '..%2f..%2fdata.key'))),
  ];
  for (const url of bad) {
    const response = await fetch(url);
    expect([url.href, response.status]).toEqual([url.href, 403]);
    expect(await response.json()).toMatchObject({ code: 'A0403' });
  }
  expect((await fetch(good)).status).toBe(200);
  await advance(2 * 60 * 60 + 1);
  expect((await fetch(good)).status).toBe(403);
});

test('a media URL ends with its session and with the approval', async () => {
  const [headers = {}] = await makeTrainees(1);
  const { id } = await lesson(headers, '启动条件', studiedCourse);
  const addressFor = async (requestHeaders: Readonly<Record<string, string>>) =>
    `${platform.url}${(await media(id, requestHeaders)).data.sources[0].url as string}`;
  const part = (url: string) => fetch(url, { headers: { range: 'bytes=4-7' } });
  const { username } = (await send('userInfo', {}, headers)).data as { username: string };
  const other = await as({ username, password: 'Person@2026' });
  const [first, second] = [await addressFor(headers), await addressFor(other)];
  expect([(await part(first)).status, (await part(second)).status]).toEqual([206, 206]);
  expect(first).not.toContain(headers.authorization?.replace('Bearer ', ''));

  await send('logout', {}, headers);
  expect([(await part(first)).status, (await part(second)).status]).toEqual([403, 206]);

  const { data } = await send('projectDetail', { id: await projectId(studiedCourse) }, other);
  const reverted = { id: data.enrolment.id as string, state: 'review', reason: null };
  expect(await send('enrolmentReview', reverted, await as('admin'))).toMatchObject({ status: 200 });
  const refused = await part(second);
  expect([refused.status, await refused.json()]).toEqual([403, expect.objectContaining({ code: 'A0403' })]);
});

test('a quiz has no media, and a lesson without media says so', async () => {
  const headers = await as('trainee');
  const quiz = await lesson(headers, '结业测验');
  expect(await media(quiz.id, headers)).toMatchObject({ status: 404, msg: '该课时没有视频或文档' });
  const reported = await report(headers, { lessonId: quiz.id, ranges: [[0, 5]] });
  expect(reported.results).toEqual([{ id: 'r0', code: 'A0507', retryAfter: 0 }]);
});
