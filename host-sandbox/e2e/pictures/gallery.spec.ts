import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { appearances, switchAppearance } from '../audits/appearances';
import { openPage, pages } from '../../kits/browser/pages';
import { pagePicture, picturesOfPages } from './page-pictures';
import { test } from '../support/fixtures';
import { composeSheet, takeScreenshot } from './sheets';

// PICTURES=1 npx playwright test --config host-sandbox/e2e/playwright.config.ts gallery
// takes a sheet of each page: a row for each appearance, a column for each width.

/** Pixels. A tablet is held upright. */
const screens = [
  { width: 1280, height: 800 },
  { width: 768, height: 800 },
  { width: 360, height: 800 },
] as const;
const looks = [appearances.light, appearances.dark, appearances['large text'], appearances.English];

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const entry of pages)
  test(`the sheet of ${entry.pattern} shows the page as it is`, async ({ page }) => {
    test.setTimeout(120_000);
    await openPage(page, entry);
    const rows: Buffer[][] = [];
    for (const appearance of looks) {
      await switchAppearance(page, appearance);
      const row: Buffer[] = [];
      for (const screen of screens) row.push(await takeScreenshot(page, screen));
      rows.push(row);
    }
    mkdirSync(picturesOfPages, { recursive: true });
    await composeSheet(screens, rows).toFile(path.join(picturesOfPages, pagePicture(entry.pattern)));
  });
