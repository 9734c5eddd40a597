import { appearances, withAppearance } from '../audits/appearances';
import { expectLoaded, openPage, pages } from '../../kits/browser/pages';
import { blankSheets, printedSheets } from '../audits/printed-sheets';
import { signInByToken } from '../../kits/browser/accounts';
import { expect, test } from '../support/fixtures';

for (const name of ['light', 'dark', 'English in large text'] as const) {
  test(`a certificate and a transcript are one sheet each: ${name}`, async ({ page }) => {
    await withAppearance(page, appearances[name]);
    await signInByToken(page, 'trainee');
    await page.goto('/#/uc/myCert');
    await expectLoaded(page);
    const certificates = page.locator('main a[href*="number="]');
    await certificates.first().click();
    await expect(page.locator('main svg text').first()).toBeAttached();
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 720 });
      const sheets = await printedSheets(page);
      expect(sheets, `certificate, ${width} px`).toHaveLength(1);
      expect(sheets[0]).toContain('结业证书');
    }
    await page.goto('/#/uc/myCredit');
    await expectLoaded(page);
    expect(await printedSheets(page), 'transcript').toHaveLength(1);
  });
}

test('a revoked certificate prints why it is not shown, and no blank sheet', async ({ page }) => {
  await signInByToken(page, 'trainee');
  await page.route('**/certificate/mine', async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as {
      data: { records: { state: string; revokedAt: string | null }[] };
    };
    for (const record of answer.data.records)
      if (record.state === 'issued')
        Object.assign(record, { state: 'revoked', revokedAt: '2026-01-02T00:00:00Z' });
    await route.fulfill({ response, json: answer });
  });
  await page.goto('/#/uc/myCert');
  await expectLoaded(page);
  await page.locator('main a[href*="number="]').first().click();
  await expect(page.getByRole('note')).toBeVisible();
  expect(await blankSheets(page)).toEqual([]);
  expect((await printedSheets(page))[0]).toContain('撤销');
});

/** Pages that readers print. */
const printed = [
  '/article/:id',
  '/project/:id',
  '/hospital/:id',
  '/contract',
  '/help',
  '/uc/overview',
  '/verify/:number',
];

test(`no page prints a blank sheet: ${printed.join(' ')}`, async ({ page }) => {
  test.setTimeout(90_000);
  for (const entry of pages.filter(({ pattern }) => printed.includes(pattern))) {
    await openPage(page, entry);
    expect.soft(await blankSheets(page), entry.pattern).toEqual([]);
  }
});
