import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expectLoaded } from '../../kits/browser/pages';

const scale = 0.5;
/** Pixels in the sheet. */
const gap = 12;

export interface Screen {
  readonly width: number;
  readonly height: number;
}

/** A screenshot at half size. @param prepare called when the screen has its size and is loaded */
export async function takeScreenshot(
  page: Page,
  screen: Screen,
  prepare: () => Promise<void> = () => scrollToTop(page),
): Promise<Buffer> {
  await page.setViewportSize(screen);
  await expectLoaded(page);
  await prepare();
  const taken = await page.screenshot({ animations: 'disabled', caret: 'hide' });
  return sharp(taken)
    .resize({ width: screen.width * scale })
    .png()
    .toBuffer();
}

async function scrollToTop(page: Page): Promise<void> {
  await page.evaluate(() => {
    scrollTo(0, 0);
  });
}

/** A sheet with a row of screens for each entry of `rows`. */
export function composeSheet(screens: readonly Screen[], rows: readonly (readonly Buffer[])[]) {
  const height = Math.max(...screens.map((screen) => screen.height)) * scale;
  const lefts = screens.map((_, column) =>
    screens.slice(0, column).reduce((left, screen) => left + screen.width * scale + gap, gap),
  );
  const width = screens.reduce((sum, screen) => sum + screen.width * scale + gap, gap);
  return sharp({
    create: { width, height: rows.length * (height + gap) + gap, channels: 3, background: '#8a8f98' },
  })
    .composite(
      rows.flatMap((row, index) =>
        row.map((input, column) => ({
          input,
          left: lefts[column] ?? gap,
          top: gap + index * (height + gap),
        })),
      ),
    )
    .webp({ quality: 50, effort: 6 });
}
