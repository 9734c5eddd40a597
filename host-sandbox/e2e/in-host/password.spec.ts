import { openHostAs } from '../../kits/browser/accounts';
import { expect, test } from '../support/fixtures';
import { registerEarlier } from '../support/register-earlier';

const day = 24 * 60 * 60;

test('In a host an expired password is changed inside the portal, which offers no sign-out of its own (R7.15, R10.42)', async ({
  page,
  platform,
}) => {
  const person = await registerEarlier(platform, 91 * day);
  await openHostAs(page, platform.url, person, '/training');
  const portal = page.getByTestId('host-training-container');
  await expect(portal.getByRole('heading', { level: 1, name: '修改密码' })).toBeVisible();
  await expect(portal.getByRole('button', { name: '退出登录' })).toHaveCount(0);
  await portal.getByLabel('当前密码').fill(person.password);
  await portal.getByLabel('新密码', { exact: true }).fill('Changed@2026');
  await portal.getByLabel('再次输入密码').fill('Changed@2026');
  await portal.getByRole('button', { name: '修改密码' }).click();
  await expect(portal.getByRole('heading', { level: 1, name: '首页' })).toBeVisible();

  for (const address of ['/login', '/register', '/forgotpsd']) {
    await page.evaluate((hash) => {
      location.hash = hash;
    }, address);
    await expect(page).toHaveURL(/#\/index$/);
  }
});
