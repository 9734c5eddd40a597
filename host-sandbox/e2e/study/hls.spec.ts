import type { Page } from '@playwright/test';
import { signInByToken } from '../../kits/browser/accounts';
import { expect, test } from '../support/fixtures';
import { goToCoursePage } from './study-fixture';

/** A course of the sample trainee, and one of its HLS videos, watched to 38 s. */
const [course, lesson] = ['肾移植随访与慢性病管理', '移植后糖尿病'];

const timeOf = (page: Page) => page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime);
const play = (page: Page) => page.getByRole('button', { name: '播放', exact: true });

/** Opens the course from my training, and the lesson from its outline. */
async function openLesson(page: Page) {
  await signInByToken(page, 'trainee');
  await page.goto('/#/uc/myProject');
  const entry = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: course }) });
  await entry.getByRole('link', { name: /学习/ }).click();
  await page
    .getByRole('navigation')
    .getByRole('link', { name: new RegExp(lesson) })
    .click();
}

test('An HLS video resumes, and its progress is saved (R2.14)', async ({ page }) => {
  const parts: string[] = [];
  page.on('response', (response) => {
    if (response.url().includes('/media/lesson/')) parts.push(new URL(response.url()).pathname);
  });
  await openLesson(page);
  await expect(page.getByText('上次看到 0:38')).toBeVisible();
  await play(page).click();
  await expect.poll(() => timeOf(page)).toBeGreaterThan(40);
  await page.getByRole('button', { name: '暂停', exact: true }).click();
  await expect(page.getByText(/^已保存 \d\d:\d\d:\d\d$/)).toBeVisible();

  await play(page).click();
  await expect(page.getByRole('button', { name: '暂停', exact: true })).toBeVisible();
  const left = await timeOf(page);
  await goToCoursePage(page);
  await page.goBack();
  await expect(play(page)).toBeVisible();
  // The source is loaded again and paused; during playback the position was recorded every second (R10.64).
  await expect.poll(() => timeOf(page)).toBeGreaterThan(left - 1);
  await expect(play(page)).toBeVisible();
  expect(parts.map((path) => path.split('.').at(-1))).toEqual(expect.arrayContaining(['m3u8', 'm4s', 'vtt']));
});

test('Expired segment URLs are requested again; without any the page shows an error, and a retry plays', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/403/);
  let rejectionsLeft = 1;
  await page.route('**/media/lesson/**/*.m4s?*', async (route) => {
    rejectionsLeft -= 1;
    if (rejectionsLeft >= 0)
      await route.fulfill({ status: 403, headers: { 'access-control-allow-origin': '*' } });
    else await route.continue();
  });
  const lessonIds: string[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/study/media')) return;
    lessonIds.push((request.postDataJSON() as { lessonId: string }).lessonId);
  });
  await openLesson(page);
  await play(page).click();
  await expect.poll(() => timeOf(page)).toBeGreaterThan(39);
  // The course opened at another lesson; then this one was requested, and again after the 403.
  expect(lessonIds.filter((id) => id === lessonIds.at(-1))).toHaveLength(2);

  rejectionsLeft = 1000;
  await page.reload();
  const failed = page.getByRole('alert').filter({ hasText: '视频暂时无法播放' });
  await expect(failed).toBeVisible();
  rejectionsLeft = 0;
  await failed.getByRole('button', { name: /重试/ }).click();
  await expect(failed).toHaveCount(0);
  await play(page).click();
  await expect.poll(() => timeOf(page)).toBeGreaterThan(39);
});
