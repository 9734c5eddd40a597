import type { Locator } from '@playwright/test';
import { signInByToken } from '../../kits/browser/accounts';
import { expect, test } from '../support/fixtures';
import { configurePage } from '../support/page-config';

test.use({ viewport: { width: 360, height: 740 } });

const boxOf = async (part: Locator) => {
  const box = await part.boundingBox();
  if (!box) throw new Error('it is not shown');
  return box;
};

test('On a phone, in English and large text, the video controls fit one row and the watermark one line (R2.14)', async ({
  page,
}) => {
  await signInByToken(page, 'trainee');
  await configurePage(page, { language: 'en-US', extra: { largeText: true } });
  await page.goto('/#/study/17?lesson=106');
  const player = page.getByRole('region', { name: 'Video: 延误的处理' });
  await expect(player.getByRole('button', { name: 'Full screen' })).toBeVisible();
  const controls = ['Play', 'Captions', 'Full screen'].map((name) => player.getByRole('button', { name }));
  const tops = [...controls, player.getByRole('combobox')].map(async (part) => {
    const { y, height } = await boxOf(part);
    return Math.round(y + height / 2);
  });
  expect(new Set(await Promise.all(tops)).size).toBe(1);

  const mark = player.getByText(/^林知夏 /);
  const screen = await boxOf(player.locator('video'));
  for (const seconds of [0, 30, 60, 90]) {
    await mark.evaluate((element, second) => {
      for (const animation of element.getAnimations()) {
        animation.pause();
        animation.currentTime = second * 1000;
      }
    }, seconds);
    const { x, y, width, height } = await boxOf(mark);
    expect(height).toBeLessThan(32);
    expect([x >= screen.x, x + width <= screen.x + screen.width]).toEqual([true, true]);
    expect([y >= screen.y, y + height <= screen.y + screen.height]).toEqual([true, true]);
  }
});
