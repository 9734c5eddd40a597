import { truncateSync, writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { limits } from '../../../src/contracts/limits';
import { makePng } from '../../platform/testing/sample-pictures';
import { expect, test } from '../support/fixtures';
import { inspectImage, makeImage, withExifRotation, type ImageOptions } from '../support/make-image';
import { toast } from '../support/toast';
import { dialog, openAsNewPerson, section } from './user-centre';

const area = (page: Page) => dialog(page).getByRole('application', { name: '裁剪区域' });
const zoom = (page: Page) => dialog(page).getByRole('slider', { name: '缩放' });

async function choose(page: Page, file: Buffer | string, name = 'photo.png') {
  const chooser = page.locator('input[type=file]');
  const mimeType = name.endsWith('.png') ? 'image/png' : 'image/jpeg';
  await chooser.setInputFiles(typeof file === 'string' ? file : { name, mimeType, buffer: file });
}

/** Saves the crop, and reads the avatar that the platform then serves. */
async function saved(page: Page) {
  const header = page.getByRole('banner').locator('img');
  const before = (await header.count()) > 0 ? await header.getAttribute('src') : null;
  await dialog(page).getByRole('button', { name: '保存头像' }).click();
  await expect(toast(page).getByText('头像已更换').last()).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
  await expect(header).toHaveAttribute('src', /\/media\/avatar\//);
  if (before !== null) await expect(header).not.toHaveAttribute('src', before);
  const source = (await header.getAttribute('src')) ?? '';
  await expect(section(page, '基本资料').locator('img')).toHaveAttribute('src', source);
  const file = await (await page.request.get(source)).body();
  expect(file.length).toBeLessThanOrEqual(limits.avatarBytes);
  return inspectImage(page, file);
}

const wide = { width: 900, height: 600, type: 'image/png' } as const satisfies ImageOptions;
const bothHalves = { left: 'red', right: 'blue' };

test('A square is cropped with the pointer or by keyboard alone, where every fast key press counts, saved, and shown in the header (R3.1, R10.55)', async ({
  page,
  platform,
}) => {
  test.setTimeout(60_000); // three crops
  await openAsNewPerson(page, platform.url);
  const picture = await makeImage(page, wide);
  await choose(page, picture);
  await area(page).hover(); // the dialog has stopped moving
  const box = await area(page).boundingBox();
  if (!box) throw new Error('nothing to drag');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 300, y, { steps: 6 });
  await page.mouse.up();
  // The leftmost 600 of 900 pixels: red up to three quarters.
  expect(await saved(page)).toMatchObject({
    width: 512,
    height: 512,
    left: 'red',
    top: 'red',
    right: 'blue',
  });

  await choose(page, picture);
  await area(page).focus();
  for (let times = 0; times < 20; times += 1) await page.keyboard.press('+');
  await expect(zoom(page)).toHaveValue('4');
  for (let times = 0; times < 60; times += 1) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Tab');
  await expect(zoom(page)).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(zoom(page)).toHaveValue('3.99');
  // The right edge is all blue; a quarter of 600 pixels is not enlarged.
  expect(await saved(page)).toMatchObject({ width: 150, left: 'blue', right: 'blue' });

  // faster than the rendering
  await choose(page, picture);
  await area(page).evaluate((view) => {
    for (let times = 0; times < 20; times += 1)
      view.dispatchEvent(new KeyboardEvent('keydown', { key: '+', bubbles: true }));
  });
  await expect(zoom(page)).toHaveValue('4');
});

const exifRotated = async (page: Page) =>
  withExifRotation(await makeImage(page, { ...wide, type: 'image/jpeg' }));

test('A photo with Exif rotation is shown upright, a WebP with transparency is accepted, and a large, detailed photo is scaled and compressed until it fits', async ({
  page,
  platform,
}) => {
  test.setTimeout(60_000); // three pictures
  await openAsNewPerson(page, platform.url);
  await choose(page, await exifRotated(page), 'photo.jpg');
  expect(await saved(page)).toMatchObject({ top: 'red', bottom: 'blue' });

  await choose(page, await makeImage(page, { ...wide, type: 'image/webp' }), 'photo.webp');
  expect(await saved(page)).toMatchObject(bothHalves);

  const photo = await makeImage(page, { width: 3000, height: 2250, type: 'image/jpeg', noise: true });
  expect(photo.length).toBeGreaterThan(5_000_000);
  const file = test.info().outputPath('photo.jpg');
  writeFileSync(file, photo);
  await choose(page, file);
  await expect(area(page)).toBeVisible({ timeout: 20_000 });
  expect(await saved(page)).toMatchObject({ width: 512, height: 512 });
});

test('A photo with Exif rotation is shown upright in a browser without createImageBitmap', async ({
  page,
  platform,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'createImageBitmap'));
  await openAsNewPerson(page, platform.url);
  await choose(page, await exifRotated(page), 'photo.jpg');
  expect(await saved(page)).toMatchObject({ top: 'red', bottom: 'blue' });
});

test('A file that is not an accepted image is rejected in the form, and nothing is sent; a rejected avatar shows the reason and keeps the crop', async ({
  page,
  platform,
  expectConsole,
}) => {
  expectConsole('400');
  await openAsNewPerson(page, platform.url);
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/avatar/')) calls.push(request.url());
  });
  const good = await makeImage(page, wide);
  const longest = test.info().outputPath('longest.png');
  writeFileSync(longest, good);
  truncateSync(longest, 50 * 1024 * 1024);
  const wrong: [file: Buffer | string, message: string][] = [
    [
      Buffer.from('<!doctype html><script>window.__canary = 1</script>'),
      '这个文件不是 PNG、JPEG 或 WebP 图片',
    ],
    [
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="x()"/>'),
      '这个文件不是 PNG、JPEG 或 WebP 图片',
    ],
    [Buffer.alloc(0), '这个文件不是 PNG、JPEG 或 WebP 图片'],
    [Buffer.concat([good.subarray(0, 41), Buffer.alloc(300, 1)]), '这张图片打不开'],
    [longest, '这个文件超过 20 MB'],
    [makePng(20_000, 20_000).subarray(0, 4000), '这张图片超过 5000 万像素'],
  ];
  for (const [file, message] of wrong) {
    await choose(page, file);
    await expect(section(page, '基本资料').getByRole('alert')).toContainText(message);
    await expect(dialog(page)).toHaveCount(0);
  }
  expect(calls).toEqual([]);

  await choose(page, good);
  await expect(section(page, '基本资料').getByRole('alert')).toHaveCount(0);
  // The platform receives something that is no image.
  await page.route('**/avatar/doEdit', (route) =>
    route.continue({ postData: JSON.stringify({ image: Buffer.from('<html>').toString('base64') }) }),
  );
  await dialog(page).getByRole('button', { name: '保存头像' }).click();
  await expect(dialog(page).getByRole('alert')).toContainText('请上传 PNG、JPEG 或 WebP 图片');
  await page.unroute('**/avatar/doEdit');
  expect(await saved(page)).toMatchObject(bothHalves);
});

test('A crop that the browser cannot encode is reported, and the next try works', async ({
  page,
  platform,
}) => {
  await openAsNewPerson(page, platform.url);
  await choose(page, await makeImage(page, wide));
  const restore = await page.evaluateHandle(() => {
    const { toBlob } = HTMLCanvasElement.prototype;
    HTMLCanvasElement.prototype.toBlob = (callback) => {
      callback(null);
    };
    return () => {
      HTMLCanvasElement.prototype.toBlob = toBlob;
    };
  });
  await dialog(page).getByRole('button', { name: '保存头像' }).click();
  await expect(dialog(page).getByRole('alert')).toHaveText(/^这张图片打不开/);
  await restore.evaluate((undo) => {
    undo();
  });
  await saved(page);
});
