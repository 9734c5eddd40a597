import type { Locator } from '@playwright/test';
import { signInByToken } from '../../kits/browser/accounts';
import { expect } from '../support/fixtures';
import { encryptedPdf, jpeg2000Pdf } from './pdf-fixtures';
import {
  documentIn,
  documentLesson,
  expectPageRendered,
  expectRedImage,
  serveDocument,
} from './study-document';
import { test } from './study-fixture';

/** A video of the long course. */
const title = '延误的处理';

type Stretch = [from: number, to: number];

const timeOf = (video: Locator) => video.evaluate((element: HTMLVideoElement) => element.currentTime);
const playedOf = (video: Locator) =>
  video.evaluate(({ played }: HTMLVideoElement) =>
    Array.from({ length: played.length }, (_, index): Stretch => [played.start(index), played.end(index)]),
  );

test('A video cannot skip ahead, seeks back, resumes after a reload, and uploads pending progress after an outage (R2.14, R10.61, R10.63, R10.64)', async ({
  page,
  context,
  studying,
  expectConsole,
}) => {
  const person = await studying.trainee();
  const stored = () => studying.lesson(person, title);
  await studying.open(page, person, title);
  const video = page.locator('video');
  const play = page.getByRole('button', { name: '播放', exact: true });
  const pause = page.getByRole('button', { name: '暂停', exact: true });
  const slider = page.getByRole('slider', { name: '播放位置' });

  await page.getByLabel('播放速度').selectOption('2');
  await play.press('Enter');
  await expect.poll(() => timeOf(video)).toBeGreaterThan(3);
  await slider.press('End');
  const notice = page.getByText('首次观看不能跳过未看的部分，已回到看过的位置。');
  await expect(notice).toBeVisible();
  expect(await timeOf(video)).toBeLessThan(30);
  // Captions of two lines have room below the message.
  const room = await video.evaluate(
    (picture, message) => {
      const { bottom, height } = picture.getBoundingClientRect();
      return (bottom - (message?.getBoundingClientRect().bottom ?? bottom)) / height;
    },
    await notice.elementHandle(),
  );
  expect(room).toBeGreaterThan(0.15);
  await slider.press('Home');
  await expect.poll(() => timeOf(video)).toBeLessThan(3);
  await pause.click();
  await expect(page.getByText(/^已保存 \d\d:\d\d:\d\d$/)).toBeVisible();
  const watched = (await playedOf(video)).reduce((end, [, to]) => Math.max(end, to), 0);
  await expect.poll(async () => (await stored()).ranges).toEqual([[0, expect.closeTo(watched, 1)]]);

  await play.click();
  await expect.poll(() => timeOf(video)).toBeGreaterThan(watched + 2);
  const left = await timeOf(video);
  await page.reload();
  await expect(page.getByText(/^上次看到 0:\d\d$/)).toBeVisible();
  // At most a second is lost, which is two seconds of video at this speed.
  await expect.poll(() => timeOf(video)).toBeGreaterThan(left - 2.5);
  await expect.poll(async () => (await stored()).ranges[0]?.[1]).toBeGreaterThanOrEqual(left);

  await play.click();
  await expect(pause).toBeVisible();
  expectConsole('ERR_INTERNET_DISCONNECTED');
  await context.setOffline(true);
  // Progress stored before the reload may be ahead of the position at which the video resumed.
  const saved = (await stored()).ranges[0]?.[1] ?? 0;
  const before = Math.max(saved, await timeOf(video));
  await expect.poll(() => timeOf(video)).toBeGreaterThan(before + 2);
  await pause.click();
  await expect(page.getByText(/^有 \d+ 秒尚未保存，网络恢复后自动上传$/)).toBeVisible();
  const end = await timeOf(video);
  expect((await stored()).ranges[0]?.[1]).toBeLessThan(end - 1);
  await context.setOffline(false);
  await expect(page.getByText(/^已保存 \d\d:\d\d:\d\d$/)).toBeVisible();
  expect(await stored()).toMatchObject({
    ranges: [[0, expect.closeTo(end, 0)]],
    position: expect.closeTo(end, 0),
  });
});

test('A document renders in the page, and leaving it ends its worker; an expired or damaged one is reported and its file stays (R2.14)', async ({
  page,
  expectConsole,
}) => {
  test.setTimeout(90_000);
  await signInByToken(page, 'trainee');
  await page.goto(`/#${documentLesson.address}`);
  const document = documentIn(page);
  await expectPageRendered(document, 1);
  await expect(page.getByText('1 / 2', { exact: true })).toBeVisible();
  expect(page.workers()).toHaveLength(1);

  await page.getByRole('button', { name: '下一页' }).click();
  await expect(page.getByText('2 / 2', { exact: true })).toBeVisible();
  await expectPageRendered(document, 2);
  const canvas = document.locator('canvas').first();
  const wide = await canvas.evaluate(({ width }: HTMLCanvasElement) => width);
  await page.getByRole('button', { name: '放大' }).click();
  await expect
    .poll(() => canvas.evaluate(({ width }: HTMLCanvasElement) => width))
    .toBeGreaterThan(wide * 1.2);
  // By keyboard.
  await document.focus();
  await page.keyboard.press('Home');
  await expect(page.getByText('1 / 2', { exact: true })).toBeVisible();

  const canvasHandle = await canvas.elementHandle();
  await page.getByRole('link', { name: /下一课时/ }).click();
  await expect(page.getByRole('heading', { level: 2, name: '移植后糖尿病' })).toBeVisible();
  await expect.poll(() => page.workers()).toHaveLength(0);
  expect(await canvasHandle?.evaluate((left) => (left as HTMLCanvasElement).width)).toBe(0);

  expectConsole(/403/);
  let statuses = [403, 200];
  await page.route('**/media/lesson/**/*.pdf?*', async (route) => {
    const status = statuses.shift();
    if (status === undefined) await route.continue();
    else await route.fulfill({ status, contentType: 'application/pdf', body: 'no document' });
  });
  await page.goBack();
  const damaged = page.getByRole('alert').filter({ hasText: '文档已损坏' });
  await expect(damaged).toBeVisible();
  expect(statuses).toEqual([]);
  await expect(page.getByRole('link', { name: '打开文件' })).toBeVisible();
  statuses = [];
  await damaged.getByRole('button', { name: '重试' }).click();
  await expectPageRendered(document, 1);
});

test('A JPEG 2000 image renders; a document with a password says so, and its file stays (R2.14)', async ({
  page,
}) => {
  await signInByToken(page, 'trainee');
  await serveDocument(page, jpeg2000Pdf());
  await page.goto(`/#${documentLesson.address}`);
  await expectRedImage(documentIn(page));
  await serveDocument(page, encryptedPdf());
  await page.reload();
  const locked = page.getByRole('alert').filter({ hasText: '文档设有密码' });
  await expect(locked).toBeVisible();
  await expect(locked.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('link', { name: '打开文件' })).toBeVisible();
});
