import { expectLoaded } from '../../kits/browser/pages';
import { signInByToken } from '../../kits/browser/accounts';
import { expect, test } from '../support/fixtures';
import { holdRequests } from '../support/hold-requests';

for (const width of [1280, 360])
  test(`while a course loads, its band and its card are where they will be, on a page of ${width} px (R2.13)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await signInByToken(page, 'trainee');
    const release = await holdRequests(page, '**/portal/project/detail');
    await page.goto('/#/project/1');
    const columns = page.locator('main aside').locator('..');
    const band = columns.locator('> :first-child');
    const card = page.locator('main aside');
    await expect(page.locator('main [aria-busy=true]')).toBeVisible();
    const boxes = () => Promise.all([band, card].map((part) => part.boundingBox()));
    const [waitingBand, waitingCard] = await boxes();
    release();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/./);
    await expectLoaded(page);
    const [loadedBand, loadedCard] = await boxes();
    const place = (box: typeof loadedBand) => ({ x: box?.x, y: box?.y, width: box?.width });
    expect(place(waitingBand)).toEqual(place(loadedBand));
    expect(waitingCard?.x).toBe(loadedCard?.x);
    expect(waitingCard?.width).toBe(loadedCard?.width);
    // a title of another length has another number of lines
    const line = 48;
    expect(Math.abs((waitingBand?.height ?? 0) - (loadedBand?.height ?? 0))).toBeLessThan(line);
    expect(Math.abs((waitingCard?.y ?? 0) - (loadedCard?.y ?? 0))).toBeLessThan(line);
  });
