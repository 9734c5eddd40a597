import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page, Route } from '@playwright/test';
import type { ResponseOf } from '@/contracts/call';
import type { lessonMedia } from '@/contracts/study';
import { signInByToken } from '../../kits/browser/accounts';
import { expect, test } from '../support/fixtures';

const file = (name: string) => readFileSync(path.join(import.meta.dirname, 'files', name));
type Media = Pick<ResponseOf<typeof lessonMedia>, 'sources' | 'captions'>;

/** Another origin than the portal's. */
const store = 'https://files.example.org';
const cors = { 'access-control-allow-origin': '*' };

interface Served {
  body?: Buffer | string;
  status?: number;
  type?: string;
  headers?: Record<string, string>;
}

/** Gives lesson 106 of the sample trainee, which has 90 s, other files. @returns the texts of the error reports */
async function openLesson(
  page: Page,
  media: Partial<Media>,
  files: Record<string, Served>,
): Promise<string[]> {
  const reports: string[] = [];
  await page.unrouteAll();
  // the policy of the sample platform names no other store
  await page.route(
    ({ pathname }) => pathname === '/',
    async (route) => {
      const response = await route.fetch();
      const { 'content-security-policy': _policy, ...headers } = response.headers();
      await route.fulfill({ response, headers });
    },
  );
  await page.route('**/portal/error/report', async (route) => {
    reports.push((route.request().postDataJSON() as { message: string }).message);
    await route.fulfill({ json: { code: '00000', data: null, msg: '' } });
  });
  await page.route('**/portal/study/media', async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as { data: Media };
    await route.fulfill({ response, json: { ...body, data: { ...body.data, ...media } } });
  });
  await page.route(`${store}/**`, (route: Route) => {
    const served = files[new URL(route.request().url()).pathname.slice(1)];
    if (!served) return route.fulfill({ status: 404, headers: cors });
    const { body = '', status = 200, type = 'video/mp4', headers = cors } = served;
    return route.fulfill({ status, body, contentType: type, headers });
  });
  await page.goto('about:blank');
  await page.goto('/#/study/17?lesson=106');
  await expect(page.locator('video')).toBeAttached();
  return reports;
}

const mp4 = (name: string) => ({ sources: [{ url: `${store}/${name}`, type: 'video/mp4' }], captions: [] });
const play = (page: Page) => page.getByRole('button', { name: '播放', exact: true }).click();
/** Seconds that the element played. */
const playedIn = (page: Page) =>
  page
    .locator('video')
    .evaluate(({ played }: HTMLVideoElement) =>
      Array.from({ length: played.length }, (_, index) => played.end(index) - played.start(index)).reduce(
        (a, b) => a + b,
        0,
      ),
    );

const short = file('short.mp4');
const broken: Record<string, { served: Served | undefined; says: RegExp; reason: RegExp; playsTo?: number }> =
  {
    'a file that breaks off': {
      served: { body: short.subarray(0, 7000) },
      says: /无法显示这个视频的画面/,
      reason: /damaged/,
      playsTo: 5,
    },
    'a codec without a decoder': {
      served: { body: file('hevc.mp4') },
      says: /无法显示这个视频的画面/,
      reason: /no picture/,
    },
    'a cut index': {
      served: { body: short.subarray(0, 600) },
      says: /无法显示这个视频的画面/,
      reason: /damaged/,
    },
    'no bytes': { served: { body: '' }, says: /视频文件有问题/, reason: /empty/ },
    'a page': {
      served: { body: '<!doctype html><p>x', type: 'text/html' },
      says: /视频文件有问题/,
      reason: /text\/html/,
    },
    'a missing file': { served: undefined, says: /视频文件有问题/, reason: /HTTP 404/ },
  };

test('A video that cannot be seen is not counted, and the page and the operators are told why', async ({
  page,
  expectConsole,
}) => {
  test.setTimeout(180_000);
  expectConsole(/404|Failed to load/);
  await signInByToken(page, 'trainee');
  for (const [name, { served, says, reason, playsTo = 0.2 }] of Object.entries(broken)) {
    const reports = await openLesson(page, mp4('a.mp4'), served ? { 'a.mp4': served } : {});
    const alert = page.getByRole('alert').filter({ hasText: says });
    if (playsTo > 0.2) await play(page);
    await expect(alert, name).toBeVisible({ timeout: 20_000 });
    await expect.poll(() => reports.join(), { message: name }).toMatch(reason);
    await play(page);
    await expect.poll(() => playedIn(page), { message: name }).toBeLessThan(playsTo);
  }
});

test('A file that ends too early says so, and one without CORS headers plays', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/CORS|ERR_FAILED/);
  await signInByToken(page, 'trainee');
  const reports = await openLesson(page, mp4('a.mp4'), {
    'a.mp4': { body: short, headers: { 'access-control-allow-origin': 'https://other.example.org' } },
  });
  await play(page);
  await expect.poll(() => playedIn(page)).toBeGreaterThan(1);
  await expect(page.getByText('这个视频文件只有 0:05，课时登记为 1:30')).toBeVisible();
  expect(reports.join()).toMatch(/the file has 5\.?\d* of 90 s/);
});

test('An HLS stream with a soundtrack of its own is heard, and one with a missing part or without an end says so', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/404/);
  const names = [
    'master.m3u8',
    's0.m3u8',
    's1.m3u8',
    'init_0.mp4',
    'init_1.mp4',
    's00.m4s',
    's01.m4s',
    's10.m4s',
  ];
  const type = 'application/vnd.apple.mpegurl';
  const media = { sources: [{ url: `${store}/master.m3u8`, type }], captions: [] };
  const filesOf = (list: readonly string[]): Record<string, Served> =>
    Object.fromEntries(
      list.map((name) => [
        name,
        { body: file(`hls/${name}`), type: name.endsWith('8') ? type : 'video/mp4' },
      ]),
    );
  await signInByToken(page, 'trainee');
  await openLesson(page, media, filesOf(names));
  await play(page);
  const sound = () =>
    page
      .locator('video')
      .evaluate(
        (video) => (video as unknown as { webkitAudioDecodedByteCount: number }).webkitAudioDecodedByteCount,
      );
  await expect.poll(sound).toBeGreaterThan(0);
  const reports = await openLesson(page, media, filesOf(names.slice(0, -1)));
  await expect(page.getByRole('alert').filter({ hasText: '视频文件有问题' })).toBeVisible();
  await expect.poll(() => reports.join()).toMatch(/fragLoadError, HTTP 404/);
  const endless = await openLesson(page, media, {
    ...filesOf(names),
    's1.m3u8': { body: file('hls/s1.m3u8').toString().replace('#EXT-X-ENDLIST', ''), type },
  });
  await expect(page.getByRole('alert').filter({ hasText: '视频文件有问题' })).toBeVisible();
  await expect.poll(() => endless.join()).toMatch(/no EXT-X-ENDLIST/);
});

const text = '您好，欢迎学习';
const gbk = Buffer.from('c4fabac3a3acbbb6d3add1a7cfb0', 'hex');
const srt = Buffer.concat([Buffer.from('1\r\n00:00:00,000 --> 00:00:04,000\r\n'), gbk]);
const readable: Record<string, Buffer | string> = {
  'SRT in GBK': srt,
  'without a header': `00:00.000 --> 00:04.000\n${text}`,
  'with commas': `WEBVTT\n\n00:00:00,000 --> 00:00:04,000\n${text}`,
  'UTF-16': Buffer.from(`\uFEFFWEBVTT\n\n00:00.000 --> 00:04.000\n${text}`, 'utf16le'),
};

test('Captions are read in the encodings and formats of offices; what cannot be read is reported', async ({
  page,
  expectConsole,
}) => {
  test.setTimeout(180_000);
  expectConsole(/404/);
  await signInByToken(page, 'trainee');
  const media = {
    ...mp4('a.mp4'),
    captions: [{ url: `${store}/a.vtt`, language: 'zh-CN', label: '中文' }],
  };
  for (const [name, body] of Object.entries(readable)) {
    await openLesson(page, media, { 'a.mp4': { body: short }, 'a.vtt': { body, type: 'text/plain' } });
    await expect(page.getByText(text).first(), name).toBeAttached();
    const shown = () =>
      page.locator('video').evaluate((video: HTMLVideoElement) => {
        const cue = video.textTracks[0]?.activeCues?.[0];
        return cue ? [(cue as VTTCue).text, video.textTracks[0]?.mode] : null;
      });
    await play(page);
    await expect.poll(shown, { message: name }).toEqual([text, 'showing']);
  }
  for (const [body, reason] of [
    ['WEBVTT\n\n', /no readable cue/],
    [null, /HTTP 404/],
  ] as const) {
    const files = { 'a.mp4': { body: short }, ...(body !== null && { 'a.vtt': { body, type: 'text/vtt' } }) };
    const reports = await openLesson(page, media, files);
    await expect(page.getByText('文字稿暂时无法读取')).toBeVisible();
    await expect.poll(() => reports.join()).toMatch(reason);
  }
});
