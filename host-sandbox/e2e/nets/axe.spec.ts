import { expect, test } from '../fixtures';
import { axeViolations } from './axe-check';
import { looks, wear, type Look } from './looks';
import { expectSettled, openPage, pages } from './pages';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const entry of pages) {
  test(`axe finds nothing on ${entry.pattern}, at 1280 and 360 px in every look`, async ({ page }) => {
    await openPage(page, entry);
    for (const look of Object.keys(looks) as Look[]) {
      await wear(page, look);
      await page.reload();
      await expectSettled(page);
      for (const width of [1280, 360]) {
        await page.setViewportSize({ width, height: 800 });
        console.time('axe');
        expect.soft(await axeViolations(page), `${look}, ${width} px`).toEqual([]);
        console.timeEnd('axe');
      }
    }
  });
}
