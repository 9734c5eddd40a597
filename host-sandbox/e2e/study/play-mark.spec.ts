import type { Locator } from '@playwright/test';
import { signInByToken } from '../../kits/browser/accounts';
import { expect, test } from '../support/fixtures';
import { configurePage } from '../support/page-config';

const boxOf = async (part: Locator) => {
  const box = await part.boundingBox();
  if (!box) throw new Error('it is not shown');
  return box;
};
const centreOf = async (part: Locator) => {
  const { x, y, width, height } = await boxOf(part);
  return { x: x + width / 2, y: y + height / 2 };
};

test('a paused video has a play mark in its centre, which follows the player and is no second control (R2.14)', async ({
  page,
}) => {
  await signInByToken(page, 'trainee');
  await page.goto('/#/study/17?lesson=106');
  const video = page.locator('video');
  const mark = page.getByTestId('play-mark');
  const play = page.getByRole('button', { name: '播放', exact: true });
  const pause = page.getByRole('button', { name: '暂停', exact: true });
  await expect(mark).toBeVisible();
  const centre = await centreOf(video);
  const at = await centreOf(mark);
  expect(Math.abs(at.x - centre.x) + Math.abs(at.y - centre.y)).toBeLessThan(2);
  await expect(play).toHaveCount(1);
  await expect(mark).toHaveAttribute('aria-hidden', 'true');

  await page.mouse.click(at.x, at.y);
  await expect(pause).toBeVisible();
  await expect(mark).toHaveCount(0);
  await page.mouse.click(at.x, at.y);
  await expect(play).toBeVisible();
  await expect(mark).toBeVisible();
  await play.press('Enter');
  await expect(mark).toHaveCount(0);
  await pause.press('Enter');
  await expect(mark).toBeVisible();
});

test('on a phone, in English, the play mark is above the longest message of the player (R2.14)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await signInByToken(page, 'trainee');
  await configurePage(page, { language: 'en-US' });
  await page.goto('/#/study/17?lesson=106');
  const mark = page.getByTestId('play-mark');
  await expect(mark).toBeVisible();
  const video = page.locator('video');
  // before its length is known, a video has no end to seek to
  await expect
    .poll(() => video.evaluate(({ readyState }: HTMLVideoElement) => readyState))
    .toBeGreaterThan(0);
  await page.getByRole('slider', { name: 'Position' }).press('End');
  const notice = page.getByText('On the first viewing nothing can be skipped; playback is back');
  await expect(notice).toBeVisible();
  const [above, below, screen] = await Promise.all([mark, notice, video].map(boxOf));
  expect(above?.y).toBeGreaterThan(screen?.y ?? 0);
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
});
