import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';

/** The README's pictures. */
export const screenshotFolder = path.resolve(import.meta.dirname, '../../docs/pictures');

/** Bytes a picture may have. */
export const screenshotMaxBytes = 250 * 1024;

/** Share of pixels that may differ before a picture counts as changed: dates move on, and fonts differ a little. */
const tolerance = 0.01;

/** Writes the picture unless the stored one shows the same. */
export async function saveScreenshot(page: Page, file: string, taken: Buffer): Promise<void> {
  const place = path.join(screenshotFolder, file);
  if (existsSync(place) && (await difference(page, readFileSync(place), taken)) <= tolerance) return;
  mkdirSync(screenshotFolder, { recursive: true });
  writeFileSync(place, taken);
}

/** Share of pixels that differ; 1 for different sizes. The browser decodes them. */
async function difference(page: Page, one: Buffer, other: Buffer): Promise<number> {
  const blank = await page.context().newPage();
  const share = await blank.evaluate(
    async (sources) => {
      const [a, b] = await Promise.all(sources.map(pixels));
      if (!a || a.width !== b?.width || a.height !== b.height) return 1;
      let changed = 0;
      for (let place = 0; place < a.data.length; place += 4) {
        const apart = [0, 1, 2].some(
          (channel) => Math.abs((a.data[place + channel] ?? 0) - (b.data[place + channel] ?? 0)) > 24,
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
