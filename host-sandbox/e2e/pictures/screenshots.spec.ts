import type { Page } from '@playwright/test';
import { signInByToken, signInAtHost } from '../../kits/browser/accounts';
import { test } from '../support/fixtures';
import { withAppearance, appearances, type AppearanceChoice } from '../audits/appearances';
import { expectLoaded } from '../../kits/browser/pages';
import { expectSoundLayout } from '../audits/reflow';
import { saveScreenshot } from './screenshots';

interface Screenshot {
  file: string;
  address: string;
  width: number;
  appearance?: AppearanceChoice;
  trainee?: true;
}

// PICTURES=1 npx playwright test --config host-sandbox/e2e/playwright.config.ts screenshots
// takes the README's screenshots again where they changed; otherwise this file is skipped.
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
  test(`docs/pictures/${file} shows the page as it is`, async ({ page }) => {
    await page.setViewportSize({ width, height: 720 });
    if (trainee) await signInByToken(page, 'trainee');
    await withAppearance(page, appearance);
    await page.goto(`/#${address}`);
    await expectLoaded(page);
    await expectFit(page);
    await take(page, file);
  });
}

test('docs/pictures/in-host.png shows the page as it is', async ({ page, shell }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto(shell.url);
  await signInAtHost(page, 'trainee');
  // The host's log shows the time.
  await page.getByTestId('host-console-toggle').click();
  await page.getByTestId('host-nav-training').click();
  await expectLoaded(page.getByTestId('host-training-container'));
  await expectFit(page);
  await take(page, 'in-host.png');
});

async function expectFit(page: Page) {
  await page.evaluate(() => document.fonts.ready);
  await expectSoundLayout(page, 'as in the picture');
}

async function take(page: Page, file: string) {
  await saveScreenshot(page, file, await page.screenshot({ animations: 'disabled', caret: 'hide' }));
}
