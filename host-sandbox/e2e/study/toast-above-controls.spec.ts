import type { Locator } from '@playwright/test';
import { submitLogin } from '../../kits/browser/accounts';
import { expect, test } from '../support/fixtures';
import { configurePage } from '../support/page-config';
import { toast } from '../support/toast';

test.use({ viewport: { width: 1280, height: 800 } });

test('The welcome after a login covers no control of the video that it leads to (R4.7)', async ({ page }) => {
  await configurePage(page, { messageDurationMs: 60_000 });
  await page.goto('/#/study/17?lesson=106');
  await submitLogin(page, 'trainee');
  const player = page.getByRole('region', { name: '视频：延误的处理' });
  const slider = player.getByRole('slider', { name: '播放位置' });
  await expect(slider).toBeInViewport();
  await expect(toast(page)).toBeInViewport();
  await expect.poll(async () => (await bottomOf(toast(page))) <= (await topOf(slider))).toBe(true);
  // the controls are higher in the window: the toast is back at its edge
  await page.evaluate(() => {
    window.scrollTo(0, 600);
  });
  await expect.poll(() => bottomOf(toast(page))).toBeGreaterThan(740);
});

const topOf = async (part: Locator) => (await part.boundingBox())?.y ?? NaN;
const bottomOf = (part: Locator) => part.evaluate((element) => element.getBoundingClientRect().bottom);
