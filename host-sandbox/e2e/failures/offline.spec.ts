import { expect, test } from '../support/fixtures';
import { expectPrefetchStored } from '../support/browser-storage';

test('Offline the portal says so, and a page that failed to open loads when the network returns', async ({
  page,
  context,
  expectConsole,
}) => {
  expectConsole(/ERR_INTERNET_DISCONNECTED|Failed to fetch dynamically imported module/);
  const offline = page.getByText('网络已断开');
  await page.goto('/#/index');
  await expectPrefetchStored(page);
  await expect(offline).toHaveCount(0);
  await context.setOffline(true);
  await expect(offline).toBeVisible();
  await page.evaluate(() => {
    location.hash = '/contract';
  });
  await expect(page.getByText('这个页面还没有加载。网络恢复后会自动打开')).toBeVisible();
  await context.setOffline(false);
  await expect(offline).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: '服务协议与隐私政策' })).toBeVisible();
});
