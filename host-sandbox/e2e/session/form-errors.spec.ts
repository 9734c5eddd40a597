import { expect, test } from '../support/fixtures';
import { submitRegistration } from './registration';

test.use({ viewport: { width: 360, height: 640 } });

test('A hint below an error keeps clear of the next field', async ({ page }) => {
  await page.goto('/#/register');
  await submitRegistration(page);
  await expect(page.getByText('用户名不能为空')).toBeVisible();
  const hint = await page.getByText('4-20 位字母、数字或下划线').boundingBox();
  const label = await page.getByText('设置密码', { exact: true }).boundingBox();
  expect((label?.y ?? 0) - ((hint?.y ?? 0) + (hint?.height ?? 0))).toBeGreaterThanOrEqual(12);
});
