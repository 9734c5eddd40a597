import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';

/** The README's screenshots. */
const screenshotFolder = path.resolve(import.meta.dirname, '../../../docs/pictures');

/** Share of pixels that may differ before a screenshot counts as changed: dates and fonts differ a little. */
const tolerance = 0.01;

/** Writes the screenshot unless the stored one shows the same. */
export async function saveScreenshot(page: Page, file: string, taken: Buffer): Promise<void> {
  const target = path.join(screenshotFolder, file);
  if (existsSync(target) && (await difference(page, readFileSync(target), taken)) <= tolerance) return;
  mkdirSync(screenshotFolder, { recursive: true });
  // With a palette a picture is half as large, and looks the same.
  writeFileSync(target, await sharp(taken).png({ palette: true, effort: 10 }).toBuffer());
}

/** Share of pixels that differ, decoded by the browser; 1 for different sizes. */
async function difference(page: Page, one: Buffer, other: Buffer): Promise<number> {
  const blank = await page.context().newPage();
  const share = await blank.evaluate(
    async (sources) => {
      const [a, b] = await Promise.all(sources.map(pixels));
      if (!a || a.width !== b?.width || a.height !== b.height) return 1;
      let changed = 0;
      for (let offset = 0; offset < a.data.length; offset += 4) {
        const apart = [0, 1, 2].some(
          (channel) => Math.abs((a.data[offset + channel] ?? 0) - (b.data[offset + channel] ?? 0)) > 24,
        );
        if (apart) changed += 1;
      }
      return changed / (a.width * a.height);

      async function pixels(source: string) {
        const image = new Image();
        image.src = source;
        await image.decode();
        const canvas = Object.assign(document.createElement('canvas'), {
          width: image.width,
          height: image.height,
        });
        const context = canvas.getContext('2d');
        context?.drawImage(image, 0, 0);
        return context?.getImageData(0, 0, image.width, image.height);
      }
    },
    [one, other].map((picture) => `data:image/png;base64,${picture.toString('base64')}`),
  );
  await blank.close();
  return share;
}
