import { readFileSync } from 'node:fs';
import path from 'node:path';
import { signInByToken } from '../../kits/browser/accounts';
import { expect, test } from '../support/fixtures';
import { mp4, openLesson, play, playedIn, store, type Served } from './lesson-files';

const file = (name: string) => readFileSync(path.join(import.meta.dirname, 'files', name));
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

test('Nothing after the point where a file breaks off is counted, and the page says so', async ({ page }) => {
  await signInByToken(page, 'trainee');
  const served = { body: file('cut.webm'), type: 'video/webm' };
  const media = { sources: [{ url: `${store}/a.webm`, type: 'video/webm' }], captions: [] };
  const saved: number[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/study/progress')) return;
    const sent = request.postDataJSON() as { reports: { ranges: [number, number][] }[] };
    saved.push(...sent.reports.flatMap(({ ranges }) => ranges.map(([, to]) => to)));
  });
  const reports = await openLesson(page, media, { 'a.webm': served });
  await play(page);
  await expect(page.getByRole('alert').filter({ hasText: '视频文件有问题' })).toBeVisible({
    timeout: 20_000,
  });
  await expect.poll(() => reports.join()).toMatch(/breaks off at [\d.]+ of 60/);
  await expect.poll(() => saved.length).toBeGreaterThan(0);
  expect(Math.max(...saved)).toBeLessThan(15);
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
  const damaged = Buffer.concat([srt, Buffer.from('\r\n\r\n2\r\n00:00:04,000 --> 00:00:05,000\r\n'), gbk]);
  const reports = await openLesson(page, media, {
    'a.mp4': { body: short },
    'a.vtt': {
      body: Buffer.from(damaged.filter((_, at) => at !== damaged.lastIndexOf(0xbb))),
      type: 'text/plain',
    },
  });
  await expect(page.getByText(text)).toHaveCount(1);
  await expect.poll(() => reports.join()).toMatch(/damaged lines: 1/);
  for (const [body, reason] of [
    ['WEBVTT\n\n', /no readable cue/],
    [null, /HTTP 404/],
  ] as const) {
    const files = { 'a.mp4': { body: short }, ...(body !== null && { 'a.vtt': { body, type: 'text/vtt' } }) };
    const failed = await openLesson(page, media, files);
    await expect(page.getByText('文字稿暂时无法读取')).toBeVisible();
    await expect.poll(() => failed.join()).toMatch(reason);
  }
});
