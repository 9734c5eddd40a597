import path from 'node:path';
import { networkFaults, shortTimeoutMs, type NetworkFault } from '@/testing/network-faults';
import { waitForLogLines } from '../../platform/testing/platform-fixture';
import { describeTrace } from '../../platform/ops/trace/describe';
import { findLines } from '../../platform/ops/trace/find-lines';
import { createFrameMapper } from '../../platform/ops/trace/map-frame';
import { accounts, expectSignedIn, signInByToken, submitLogin } from '../../kits/browser/accounts';
import { expect, test } from '../support/fixtures';
import { configurePage } from '../support/page-config';
import { toast } from '../support/toast';
import { injectFault } from './network-faults';

/** The source maps of the build. */
const maps = path.resolve(import.meta.dirname, '../../../deploy/maps');

test('Every network fault of a login shows in the form, which keeps the input and works again (R8.1, R8.2)', async ({
  page,
  expectConsole,
}) => {
  test.setTimeout(90_000);
  expectConsole(/Failed to load resource/);
  await configurePage(page, { timeoutMs: shortTimeoutMs });
  await page.goto('/#/login');
  const submit = page.getByRole('button', { name: /登\s*录/ });
  const isTokenless = ({ name }: NetworkFault) => name === 'a list that is no list';
  for (const fault of networkFaults.filter((each) => !isTokenless(each))) {
    await test.step(fault.name, async () => {
      const removeFault = await injectFault(page, '/oauth2/token', fault);
      await submitLogin(page, 'trainee');
      const message = new RegExp(`^${fault.message}错误编号：[\\w-]{8,}$`);
      await expect(page.getByRole('main').getByRole('alert')).toHaveText(message, {
        timeout: shortTimeoutMs + 5000,
      });
      await expect(page.getByLabel('用户名')).toHaveValue('trainee');
      await expect(page.getByLabel('密码', { exact: true })).toHaveValue(accounts.trainee);
      await removeFault();
    });
  }
  for (const fault of networkFaults.filter(isTokenless)) {
    await test.step(`${fault.name}, which has no token`, async () => {
      const removeFault = await injectFault(page, '/oauth2/token', fault);
      await submitLogin(page, 'trainee');
      await expect(page.getByText('登录接口异常，未正确返回 access_token')).toBeVisible();
      await removeFault();
    });
  }
  await submit.click();
  await expectSignedIn(page, 'trainee');
});

test('A network that leads calls to its login page elsewhere is told from a broken connection (R8.1)', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/violates the following Content Security Policy directive/);
  await page.goto('/#/login');
  const login = 'http://login.wifi.invalid/';
  await page.route(/\/oauth2\/token/, (route) =>
    route.fulfill({ status: 302, headers: { location: login } }),
  );
  await submitLogin(page, 'trainee');
  await expect(page.getByRole('main').getByRole('alert')).toContainText(
    '请求被转到了别的地址，没有到达平台。',
  );
  await expect(page.getByText('需要先登录的网络请先登录')).toBeVisible();
  await page.unroute(/\/oauth2\/token/);
  await page.getByRole('button', { name: /登\s*录/ }).click();
  await expectSignedIn(page, 'trainee');
});

test('On a phone the toast of a call is above the notice of the network', async ({ page, expectConsole }) => {
  expectConsole(/violates the following Content Security Policy directive/);
  await page.setViewportSize({ width: 360, height: 640 });
  await page.route('**/article/page', (route) =>
    route.fulfill({ status: 302, headers: { location: 'http://login.wifi.invalid/' } }),
  );
  await page.goto('/#/article');
  const notice = page.getByRole('status').filter({ hasText: '需要先登录的网络请先登录' });
  await expect(notice).toBeVisible();
  await expect(toast(page)).toBeVisible();
  const top = (await notice.boundingBox())?.y ?? 0;
  await expect
    .poll(async () => ((await toast(page).boundingBox()) ?? { y: top, height: 1 }).y)
    .toBeLessThan(top - 20);
});

test('Every call carries the request id of the portal, and a failure shows it', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/Failed to load resource/);
  await signInByToken(page, 'trainee');
  const numbers: { given: string | undefined; known: string | undefined }[] = [];
  page.on('response', (response) => {
    if (!response.url().endsWith('/article/detail')) return;
    const given = response.request().headers()['x-request-id'];
    numbers.push({ given, known: response.headers()['x-request-id'] });
  });
  // The platform itself refuses the empty request.
  await page.route('**/article/detail', (route) => route.continue({ postData: '{}' }));
  await page.goto('/#/article/1');
  for (let tries = 1; tries <= 3; tries += 1) {
    await expect.poll(() => numbers.length).toBe(tries);
    await page.getByRole('button', { name: '重试' }).click();
  }
  await expect.poll(() => numbers.length).toBe(4);
  for (const { given, known } of numbers) expect(known).toBe(given);
  await expect(page.getByRole('main').getByText(/错误编号/)).toHaveText(`错误编号：${numbers.at(-1)?.known}`);
});

test('A page whose code fails to load can be retried (R8.24)', async ({ page, expectConsole }) => {
  expectConsole(/Failed to load resource/);
  await page.goto('/#/index');
  await page.route('**/article-list-page-*.js', (route) => route.abort());
  await page.getByRole('link', { name: '全部新闻' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('页面出了问题');
  await page.unroute('**/article-list-page-*.js');
  await page.getByRole('button', { name: '重试' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '医院新闻' })).toBeVisible();
});

test('An exception in the layout is shown with a number that finds its place in the sources, and a retry restores the page', async ({
  page,
  platform,
  expectConsole,
}) => {
  expectConsole('the header failed');
  await page.addInitScript(() => {
    Object.defineProperty(Document.prototype, 'fullscreenElement', {
      configurable: true,
      get() {
        throw new Error('the header failed');
      },
    });
  });
  await page.goto('/#/index');
  const failure = page.getByRole('alert').filter({ hasText: '页面出了问题' });
  await expect(failure).toBeVisible();
  await expect(page.getByRole('banner')).toHaveCount(0);
  const number = (await failure.getByText(/错误编号/).innerText()).replace('错误编号：', '');
  await waitForLogLines(platform, (line) => line.includes(number), 1);
  const found = await findLines(platform.output().split('\n'), number);
  expect(describeTrace(number, found, createFrameMapper([maps]))).toMatch(
    /页面：\/index\n {4}Error the header failed\n {4}at src\/shared\/lib\/fullscreen\.ts:\d+:\d+\n[^]* src\/app\/header\/header-actions\.tsx:/,
  );
  await page.evaluate(() => {
    Object.defineProperty(Document.prototype, 'fullscreenElement', { configurable: true, get: () => null });
  });
  await failure.getByRole('button', { name: '重试' }).click();
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('首页');
});
