import type { Page } from '@playwright/test';
import { expect } from '../support/fixtures';
import {
  courses,
  openDevice,
  goToCoursePage,
  pauseButton,
  currentTime,
  playButton,
  savedNote,
  test,
  watchUnsaved,
  watchUntil,
} from './study-fixture';

const [first, second, quiz] = ['启动条件', '延误的处理', '结业测验'];
const resumed = (page: Page) => page.getByText(/^上次看到 0:\d\d$/);

test('Lost network and a tab closed offline lose no progress and count nothing twice (R10.63, R10.64)', async ({
  page,
  context,
  consoleGuard,
  studying,
  expectConsole,
}) => {
  expectConsole('ERR_INTERNET_DISCONNECTED');
  if (process.env.SOAK) test.setTimeout(240_000);
  const trainee = await studying.watching(page, first, 3);
  await context.setOffline(true);
  const wentOff = Date.now();
  const end = await watchUnsaved(page, 3);
  await expect(page.getByText(/^有 \d+ 秒尚未保存，网络恢复后自动上传$/)).toBeVisible();
  // Retries back off meanwhile and lose nothing.
  if (process.env.SOAK)
    await expect.poll(() => Date.now() - wentOff, { timeout: 150_000 }).toBeGreaterThan(120_000);
  await page.close();
  expect((await studying.lesson(trainee, first)).watched).toBeLessThan(end - 2);

  await context.setOffline(false);
  const again = await context.newPage();
  consoleGuard.watch(again);
  await again.goto(`/#/study/${await studying.projectId(courses.long)}`);
  await expect(resumed(again)).toBeVisible();
  await expect.poll(() => currentTime(again)).toBeCloseTo(end, 0);
  await expect(savedNote(again)).toBeVisible();
  const stored = await studying.lesson(trainee, first);
  expect(stored.ranges).toEqual([[0, expect.closeTo(end, 0)]]);
  expect(stored.watched).toBeCloseTo(stored.ranges[0]?.[1] ?? 0, 2);
});

test('A platform killed and restarted during playback loses no progress (R10.63, R10.64)', async ({
  page,
  platform,
  studying,
  expectConsole,
}) => {
  expectConsole(/ERR_CONNECTION_REFUSED|ERR_EMPTY_RESPONSE|ERR_CONNECTION_RESET|502/);
  const trainee = await studying.watching(page, first, 3);
  await pauseButton(page).click();
  await expect(savedNote(page)).toBeVisible();
  await playButton(page).click();
  await platform.kill();
  const end = await watchUnsaved(page, 3);

  await studying.restart();
  expect((await studying.lesson(trainee, first)).watched).toBeLessThan(end - 2);
  await page.getByRole('button', { name: '立即保存' }).click();
  await expect(savedNote(page)).toBeVisible();
  const stored = await studying.lesson(trainee, first);
  expect(stored.ranges).toEqual([[0, expect.closeTo(end, 0)]]);
});

test('After 15 minutes without input the player asks whether the user is still there, and waits', async ({
  page,
  studying,
}) => {
  const trainee = await studying.trainee();
  await page.clock.install();
  await studying.open(page, trainee, first);
  await watchUntil(page, 1);
  await page.clock.fastForward('16:00');
  const question = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  await expect(question).toContainText('还在学习吗？');
  await expect(question).toContainText('已有 15 分钟没有操作');
  const left = await currentTime(page);
  await expect(playButton(page)).toBeAttached();
  await question.getByRole('button', { name: '继续学习' }).click();
  await expect.poll(() => currentTime(page)).toBeGreaterThan(left + 1);
});

test('A killed tab loses at most ten seconds (R10.64)', async ({ page, context, consoleGuard, studying }) => {
  const trainee = await studying.watching(page, second, 4);
  const left = await currentTime(page);
  const killed = page.waitForEvent('crash');
  const session = await context.newCDPSession(page);
  // No listener of the page runs, and the command gets no response.
  session.send('Page.crash').catch(() => undefined);
  await killed;
  const again = await context.newPage();
  consoleGuard.watch(again);
  await again.goto(`/#/study/${await studying.projectId(courses.long)}`);
  await again
    .getByRole('navigation')
    .getByRole('link', { name: new RegExp(second) })
    .click();
  await expect(resumed(again)).toBeVisible();
  // Written twice a second; at double speed that is up to two seconds of video.
  await expect.poll(() => currentTime(again)).toBeGreaterThan(left - 2.5);
  await expect
    .poll(async () => (await studying.lesson(trainee, second)).position)
    .toBeGreaterThan(left - 2.5);
});

test('A video pauses behind another page and resumes, and a second tab stops it (R2.49)', async ({
  page,
  context,
  consoleGuard,
  studying,
}) => {
  const trainee = await studying.watching(page, first, 2.5);
  await goToCoursePage(page);
  await expect(page.locator('video')).toBeHidden();
  const left = await currentTime(page);
  expect(left).toBeGreaterThan(2.5);
  await page.goBack();
  await expect(playButton(page)).toBeVisible();
  expect(await currentTime(page)).toBeCloseTo(left, 1);

  const other = await context.newPage();
  consoleGuard.watch(other);
  await playButton(page).click();
  await expect(pauseButton(page)).toBeVisible();
  await other.goto(`/#/study/${await studying.projectId(courses.long)}`);
  await watchUntil(other, left + 2);
  await expect(playButton(page)).toBeVisible();
  await pauseButton(other).click();
  // The first one played until the second one started.
  const furthest = Math.max(await currentTime(other), await currentTime(page));
  await expect
    .poll(async () => (await studying.lesson(trainee, first)).ranges)
    .toEqual([[0, expect.closeTo(furthest, 0)]]);
});

test('Of two devices the furthest position counts, and a clock days off changes neither it nor the quiz time (R10.62, R10.65)', async ({
  page,
  platform,
  consoleGuard,
  studying,
  expectConsole,
}) => {
  expectConsole(/409/); // this response comes too late
  const trainee = await studying.trainee();
  const [ahead, behind] = [await openDevice(page, platform.url, consoleGuard.watch), page];
  await behind.clock.install({ time: Date.now() + 3 * 24 * 3_600_000 });
  await studying.open(ahead.page, trainee, first);
  await watchUntil(ahead.page, 5);
  await pauseButton(ahead.page).click();
  await expect(savedNote(ahead.page)).toBeVisible();
  let furthest = 0;
  await expect(async () => {
    // on a busy machine the player takes the time of the pause some frames later
    furthest = await currentTime(ahead.page);
    expect((await studying.lesson(trainee, first)).ranges).toEqual([[0, expect.closeTo(furthest, 0)]]);
  }).toPass();
  const watched = async () => (await studying.lesson(trainee, first)).ranges;
  const furthestStored = async () => Math.max(...(await watched()).flat());
  const before = await furthestStored();

  // The other device starts again, its clock three days fast.
  await studying.open(behind, trainee, first);
  await behind.getByRole('slider', { name: '播放位置' }).press('Home');
  await watchUntil(behind, 1);
  await pauseButton(behind).click();
  await expect(savedNote(behind)).toBeVisible();
  const here = await currentTime(behind);
  await expect.poll(async () => (await studying.lesson(trainee, first)).position).toBeCloseTo(here, 0);
  // the report of the pause may have come meanwhile
  expect(await watched()).toEqual([[0, expect.any(Number)]]);
  expect(await furthestStored()).toBeGreaterThanOrEqual(before);
  expect(await furthestStored()).toBeLessThan(before + 2);
  // A later report from the right clock is later.
  await watchUntil(ahead.page, furthest + 1);
  await pauseButton(ahead.page).click();
  await expect
    .poll(async () => (await studying.lesson(trainee, first)).position)
    .toBeGreaterThan(furthest + 1);

  const { id } = await studying.lesson(trainee, quiz);
  await behind.goto(`/#/study/${await studying.projectId(courses.long)}?lesson=${id}`);
  await behind.getByRole('button', { name: '开始测验' }).click();
  await expect(behind.getByRole('timer')).toHaveText(/^1[45]:\d\d$/);
  await studying.wait(16 * 60);
  await behind.locator('fieldset label').first().click();
  await expect(behind.getByTestId('quiz-review')).toBeVisible();
  await expect(behind.getByText(/没有在交卷前送达/)).toBeVisible();
  await ahead.context.close();
});
