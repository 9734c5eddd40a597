import { expect, test } from '../support/fixtures';
import type { Locator } from '@playwright/test';
import { submitRegistration } from './registration';

test.use({ viewport: { width: 360, height: 640 } });

test('A hint below an error keeps clear of the next field', async ({ page }) => {
  await page.goto('/#/register');
  await submitRegistration(page);
  await expect(page.getByText('用户名不能为空')).toBeVisible();
  const hint = page.getByText('4-20 位字母、数字或下划线');
  expect(await gapBetween(hint, page.getByText('设置密码', { exact: true }))).toBeGreaterThanOrEqual(12);
});

test('An error of several lines keeps clear of the button', async ({ page }) => {
  await page.goto('/#/login');
  await page.getByLabel('用户名').fill('trainee');
  await page.getByLabel('密码', { exact: true }).fill('12345');
  const button = page.getByRole('button', { name: /^登\s*录$/ });
  await button.click();
  const error = page.getByText('早期的密码可能不足8位，仍可登录；新密码须为8-20位。');
  await expect(error).toBeVisible();
  // the button moves down while the error appears
  await expect.poll(() => gapBetween(error, button)).toBeGreaterThanOrEqual(12);
});

/** Pixels from the end of one element to the start of the one below it. */
async function gapBetween(above: Locator, below: Locator): Promise<number> {
  const [first, second] = [await above.boundingBox(), await below.boundingBox()];
  return (second?.y ?? 0) - ((first?.y ?? 0) + (first?.height ?? 0));
}
