import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { appearances, switchAppearance } from '../audits/appearances';
import { expectLoaded, openPage, pages } from '../audits/pages';
import { pagePicture, picturesOfPages } from './page-pictures';
import { test } from '../support/fixtures';

// PICTURES=1 npx playwright test --config host-sandbox/e2e/playwright.config.ts gallery
// takes a sheet of each page: a row for each appearance, a column for each width, half as large as on the screen.

/** Pixels. A tablet is held upright. */
const screens = [
  { width: 1280, height: 800 },
  { width: 768, height: 800 },
  { width: 360, height: 800 },
] as const;
const rows = [appearances.light, appearances.dark, appearances['large text'], appearances.English];
const scale = 0.5;
const gap = 12;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const entry of pages)
  test(`the sheet of ${entry.pattern} shows the page as it is`, async ({ page }) => {
    test.setTimeout(120_000);
    await openPage(page, entry);
    const shots: Shot[] = [];
    for (const [row, appearance] of rows.entries()) {
      await switchAppearance(page, appearance);
      let left = gap;
      for (const screen of screens) {
        shots.push({ left, row, picture: await takeScreen(page, screen) });
        left += screen.width * scale + gap;
      }
    }
    mkdirSync(picturesOfPages, { recursive: true });
    await sheetOf(shots).toFile(path.join(picturesOfPages, pagePicture(entry.pattern)));
  });

interface Shot {
  /** Pixels in the sheet. */
  left: number;
  row: number;
  picture: Buffer;
}

async function takeScreen(page: Page, screen: { width: number; height: number }): Promise<Buffer> {
  await page.setViewportSize(screen);
  await expectLoaded(page);
  await page.evaluate(() => {
    scrollTo(0, 0);
  });
  const taken = await page.screenshot({ animations: 'disabled', caret: 'hide' });
  return sharp(taken)
    .resize({ width: screen.width * scale })
    .png()
    .toBuffer();
}

function sheetOf(shots: readonly Shot[]) {
  const height = screens[0].height * scale;
  const width = screens.reduce((sum, screen) => sum + screen.width * scale + gap, gap);
  return sharp({
    create: { width, height: rows.length * (height + gap) + gap, channels: 3, background: '#8a8f98' },
  })
    .composite(
      shots.map(({ left, row, picture }) => ({ input: picture, left, top: gap + row * (height + gap) })),
    )
    .webp({ quality: 50, effort: 6 });
}
