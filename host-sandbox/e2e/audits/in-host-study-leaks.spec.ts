import type { Page } from '@playwright/test';
import { accounts } from '../support/accounts';
import { expect, test } from '../support/fixtures';
import { documentIn, documentLesson, expectPageRendered } from '../study/study-document';
import { installLeakTracker } from './leak-tracker/install-leak-tracker';
import { portalContainer, enterPortal, navigateInside, leavePortal } from './host-navigation';
import { expectNoLeaks, allowedLeaks, markHost } from './leaks';

test.beforeEach(({ page }) => installLeakTracker(page));

const file = { address: '/study/17?lesson=106', title: '延误的处理' };
const pdfFile = /\.pdf(\?|$)/;
const [stream, quiz] = ['移植后糖尿病', '结业测验'];
const inside = (page: Page) => portalContainer(page);
const lesson = (page: Page, title: string) => inside(page).getByRole('heading', { level: 2, name: title });
const timeOf = (page: Page) =>
  inside(page)
    .locator('video:visible')
    .evaluate((video: HTMLVideoElement) => video.currentTime);

/** Opens a lesson from the course outline. */
const choose = async (page: Page, title: string) => {
  await inside(page)
    .getByRole('navigation', { name: '课程目录' })
    .getByRole('link', { name: new RegExp(title) })
    .click();
  await expect(lesson(page, title)).toBeVisible();
};

async function playOn(page: Page) {
  await inside(page).getByRole('button', { name: '播放', exact: true }).click();
  const before = await timeOf(page);
  await expect.poll(() => timeOf(page)).toBeGreaterThan(before);
}

/** States of a study page when the portal is unmounted. */
const unmountStates: readonly [name: string, open: (page: Page) => Promise<void>][] = [
  [
    'a video that plays',
    async (page) => {
      await navigateInside(page, file.address);
      await expect(lesson(page, file.title)).toBeVisible();
      await playOn(page);
    },
  ],
  [
    'a document',
    async (page) => {
      await navigateInside(page, documentLesson.address);
      await expectPageRendered(documentIn(inside(page)), 1);
      expect(page.workers()).toHaveLength(1);
    },
  ],
  [
    'a document that still loads',
    async (page) => {
      await page.route(pdfFile, () => undefined, { times: 1 }); // never responds
      const requested = page.waitForRequest(pdfFile);
      await navigateInside(page, documentLesson.address);
      await requested;
      expect(page.workers()).toHaveLength(1);
    },
  ],
  [
    'a video in parts that plays',
    async (page) => {
      await navigateInside(page, documentLesson.address);
      await choose(page, stream);
      await playOn(page);
    },
  ],
  [
    'a quiz that runs, a document behind it',
    async (page) => {
      await navigateInside(page, documentLesson.address);
      await expectPageRendered(documentIn(inside(page)), 1);
      await navigateInside(page, file.address);
      await expect(lesson(page, file.title)).toBeVisible(); // wait for the new course, or the link would be found in the previous outline
      await choose(page, quiz);
      await inside(page).getByRole('button', { name: '开始测验' }).click();
      await expect(inside(page).getByRole('timer')).toBeVisible();
    },
  ],
];

test('A portal unmounted during study leaks nothing: no playback, download, timer or worker; the HLS library loads once, with the first HLS video', async ({
  page,
}) => {
  test.setTimeout(90_000);
  const feeders: string[] = [];
  page.on('request', (request) => {
    if (/\/hls\.[^/]*\.js$/.test(new URL(request.url()).pathname)) feeders.push(request.url());
  });
  await page.goto('/about?isolation=none&globalState=off');
  const before = await markHost(page);
  await enterPortal(page);
  await navigateInside(page, '/login');
  await inside(page).getByLabel('用户名').fill('trainee');
  await inside(page).getByLabel('密码', { exact: true }).fill(accounts.trainee);
  await inside(page)
    .getByRole('button', { name: /登\s*录/ })
    .click();
  await expect(inside(page).getByText('欢迎登录')).toBeVisible();
  await leavePortal(page);

  for (const [name, open] of unmountStates)
    await test.step(name, async () => {
      await enterPortal(page);
      await open(page);
      if (!name.includes('parts')) expect(feeders).toHaveLength(name.includes('quiz') ? 1 : 0);
      await leavePortal(page);
      await expectNoLeaks(page, before, allowedLeaks.started);
      await expect.poll(() => page.workers()).toHaveLength(0);
    });
  expect(feeders).toHaveLength(1);
});
