import { expect, test } from '../support/fixtures';
import { holdRequests } from '../support/hold-requests';

test('An SMS inbox whose request gets no answer says so, and asks again', async ({ page }) => {
  await page.clock.install();
  await page.goto('/about');
  await holdRequests(page, '**/sandbox/sms', 1);
  const asked = page.waitForRequest('**/sandbox/sms');
  await page.getByTestId('host-phone-toggle').click();
  await asked;
  const status = page.getByTestId('host-phone-status');
  await page.clock.fastForward(15_000);
  await expect(status).toHaveText('无法连接平台，稍后会再试');
  const askedAgain = page.waitForResponse('**/sandbox/sms');
  await page.clock.fastForward(2_000);
  expect((await askedAgain).status()).toBe(200);
  await expect(status).not.toHaveText('无法连接平台，稍后会再试');
});
