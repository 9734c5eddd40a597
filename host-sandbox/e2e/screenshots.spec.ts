import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { signInByToken, signInAtHost } from './accounts';
import { expect, test } from './fixtures';
import { withAppearance, appearances, type AppearanceChoice } from './audits/appearances';
import { expectLoaded } from './audits/pages';
import { findLayoutFaults } from './audits/reflow';
import { saveScreenshot, screenshotFolder, screenshotMaxBytes } from './screenshots';

interface Screenshot {
  file: string;
  address: string;
  width: number;
  appearance?: AppearanceChoice;
  trainee?: true;
}

/** The README's screenshots of the standalone portal. PICTURES=1 takes them again where they changed. */
const screenshots: readonly Screenshot[] = [
  { file: 'home.png', address: '/index', width: 1280 },
  { file: 'news.png', address: '/article', width: 1280 },
  { file: 'article.png', address: '/article/1', width: 1280, trainee: true },
  { file: 'courses.png', address: '/project', width: 1280 },
  { file: 'bases.png', address: '/hospital', width: 1280 },
  { file: 'login.png', address: '/login', width: 1280 },
  { file: 'home-360.png', address: '/index', width: 360 },
  { file: 'home-dark.png', address: '/index', width: 1280, appearance: appearances.dark },
  { file: 'news-english.png', address: '/article', width: 1280, appearance: appearances.English },
  {
    file: 'news-dark-english.png',
    address: '/article',
    width: 1280,
    appearance: { ...appearances.dark, ...appearances.English },
  },
];

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const { file, address, width, appearance = {}, trainee } of screenshots) {
  test(`docs/screenshots/${file} exists, and its page has no layout fault`, async ({ page }) => {
    await page.setViewportSize({ width, height: 720 });
    if (trainee) await signInByToken(page, 'trainee');
    await withAppearance(page, appearance);
    await page.goto(`/#${address}`);
    await expectLoaded(page);
    await expectFit(page);
    await takeOrCheck(page, file);
  });
}

test('docs/screenshots/in-host.png exists, and its page has no layout fault (R1.4)', async ({
  page,
  shell,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto(shell.url);
  await signInAtHost(page, 'trainee');
  // The host's log shows the time.
  await page.getByTestId('host-console-toggle').click();
  await page.getByTestId('host-nav-training').click();
  await expectLoaded(page.getByTestId('host-training-container'));
  await expectFit(page);
  await takeOrCheck(page, 'in-host.png');
});

async function expectFit(page: Page) {
  await page.evaluate(() => document.fonts.ready);
  expect(await findLayoutFaults(page)).toEqual([]);
}

async function takeOrCheck(page: Page, file: string) {
  if (process.env.PICTURES === '1') {
    await saveScreenshot(page, file, await page.screenshot({ animations: 'disabled', caret: 'hide' }));
  }
  const target = path.join(screenshotFolder, file);
  expect(existsSync(target), `${file} is missing: run with PICTURES=1`).toBe(true);
  const stored = readFileSync(target);
  expect(stored.subarray(1, 4).toString()).toBe('PNG');
  expect(stored.length).toBeLessThanOrEqual(screenshotMaxBytes);
}
