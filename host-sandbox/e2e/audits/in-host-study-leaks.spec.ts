import type { Page } from '@playwright/test';
import { createCourseApi } from '../support/courses';
import { openHostAs } from '../../kits/browser/accounts';
import { expect, test } from '../support/fixtures';
import { jpeg2000Pdf } from '../study/pdf-fixtures';
import {
  documentIn,
  documentLesson,
  expectPageRendered,
  expectRedImage,
  serveDocument,
} from '../study/study-document';
import { windowNames } from '../../kits/probe/host-snapshot';
import { installLeakTracker } from '../../kits/probe/leak-tracker/install-leak-tracker';
import {
  enterPortalAt,
  leavePortal,
  navigateInside,
  openInPortal,
  pageByPattern,
  portalContainer,
} from './host-navigation';
import { expectNoLeaks, allowedLeaks, markHost } from '../../kits/probe/leaks';

// Animations are what may go on after an unmount.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

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
    .getByRole('navigation', { name: '课程大纲' })
    .getByRole('link', { name: new RegExp(title) })
    .click();
  await expect(lesson(page, title)).toBeVisible();
};

async function playOn(page: Page) {
  await inside(page).getByRole('button', { name: '播放', exact: true }).click();
  const before = await timeOf(page);
  await expect.poll(() => timeOf(page)).toBeGreaterThan(before);
}

/** Address of the HLS video, in the course of the document. */
async function streamAddress(platform: { readonly url: string }) {
  const { send, as } = createCourseApi(platform);
  const [, projectId = ''] = /study\/(\d+)/.exec(documentLesson.address) ?? [];
  const { outline } = (await send('studyOpen', { projectId }, await as('trainee'))).data as {
    outline: { lessons: { id: string; title: string }[] }[];
  };
  const found = outline.flatMap(({ lessons }) => lessons).find(({ title }) => title === stream);
  return `/study/${projectId}?lesson=${found?.id}`;
}

/** States of a study page when the portal is unmounted; each starts with a new mount. */
const unmountStates: readonly [name: string, open: (page: Page, streamAddress: string) => Promise<void>][] = [
  [
    'a video that plays',
    async (page) => {
      await openInPortal(page, file.address);
      await expect(lesson(page, file.title)).toBeVisible();
      await playOn(page);
    },
  ],
  [
    'a document',
    async (page) => {
      await openInPortal(page, documentLesson.address);
      await expectPageRendered(documentIn(inside(page)), 1);
      expect(page.workers().map((worker) => worker.url())).toEqual([expect.stringMatching(/^blob:/)]);
    },
  ],
  [
    'a document that still loads',
    async (page) => {
      await page.route(pdfFile, () => undefined, { times: 1 }); // never responds
      const requested = page.waitForRequest(pdfFile);
      await openInPortal(page, documentLesson.address);
      await requested;
      expect(page.workers()).toHaveLength(1);
    },
  ],
  [
    'a video in parts that plays',
    async (page, address) => {
      await openInPortal(page, address);
      await expect(lesson(page, stream)).toBeVisible();
      await playOn(page);
    },
  ],
  [
    'a quiz that runs, a document with a JPEG 2000 image behind it',
    async (page) => {
      await serveDocument(page, jpeg2000Pdf());
      await openInPortal(page, documentLesson.address);
      await expectRedImage(documentIn(inside(page)));
      await navigateInside(page, file.address);
      await expect(lesson(page, file.title)).toBeVisible(); // wait for the new course, or the link would be found in the previous outline
      await choose(page, quiz);
      await inside(page).getByRole('button', { name: '开始测验' }).click();
      await expect(inside(page).getByRole('timer')).toBeVisible();
    },
  ],
];

test('A portal unmounted during study leaks nothing: no playback, download, timer or worker; the HLS library loads once, with the first HLS video; in a host on another origin a document is rendered, JPEG 2000 images included (R2.14)', async ({
  page,
  platform,
}) => {
  test.setTimeout(90_000);
  const feeders: string[] = [];
  page.on('request', (request) => {
    if (/\/hls-[^/]*\.js$/.test(new URL(request.url()).pathname)) feeders.push(request.url());
  });
  const address = await streamAddress(platform);
  await openHostAs(page, platform.url, 'trainee', '/about?isolation=none');
  await enterPortalAt(page, pageByPattern('/contract'));
  await leavePortal(page);
  const before = await markHost(page);
  const names = await windowNames(page);

  for (const [name, open] of unmountStates)
    await test.step(name, async () => {
      await open(page, address);
      if (!name.includes('parts')) expect(feeders).toHaveLength(name.includes('quiz') ? 1 : 0);
      await leavePortal(page);
      await expectNoLeaks(page, before, allowedLeaks.started);
      await expect.poll(() => page.workers()).toHaveLength(0);
      expect(await windowNames(page)).toEqual(names);
    });
  expect(feeders).toHaveLength(1);
});
