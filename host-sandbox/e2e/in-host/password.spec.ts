import { type TestPlatform, startTestPlatform } from '../../start-test-platform';
import path from 'node:path';
import { accounts, signInAtHost } from '../support/accounts';
import { expect, test } from '../support/fixtures';
import { freePort } from '../../platform/testing/free-port';
import { startShell } from '../support/shell';

// A platform of its own, whose accounts this test changes, and a host in front of it.
let platform: TestPlatform;
let shell: Awaited<ReturnType<typeof startShell>>;
test.beforeAll(async () => {
  const port = await freePort();
  platform = await startTestPlatform({
    portalFolder: path.resolve(import.meta.dirname, '../../../dist'),
    env: { ALLOWED_ORIGINS: `http://localhost:${port}` },
  });
  shell = await startShell(port, platform.url);
});
test.afterAll(async () => {
  await shell.stop();
  await platform.stop();
});

test('In a host an expired password is changed inside the portal, which offers no sign-out of its own (R7.15, R10.42)', async ({
  page,
}) => {
  await page.goto(shell.url);
  await signInAtHost(page, 'expired');
  await page.getByTestId('host-nav-training').click();
  const portal = page.getByTestId('host-training-container');
  await expect(portal.getByRole('heading', { level: 1, name: '修改密码' })).toBeVisible();
  await expect(portal.getByRole('button', { name: '退出登录' })).toHaveCount(0);
  await portal.getByLabel('当前密码').fill(accounts.expired);
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
