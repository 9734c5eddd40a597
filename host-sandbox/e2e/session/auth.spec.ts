import type { Page } from '@playwright/test';
import { networkFaults, shortTimeoutMs } from '@/testing/network-faults';
import { makePerson, registerPerson } from '../../platform/testing/api';
import { openAs, signOut, submitCredentials } from '../support/accounts';
import { expect, test } from '../support/fixtures';
import { expectLoaded } from '../audits/pages';
import { requestSmsCode, verifyPhone, readSmsCode } from './sms-inbox';
import { injectFault } from '../failures/network-faults';
import { configurePage } from '../support/page-config';
import { fillInPerson, submitRegistration } from './registration';
import { recordRedux } from './redux-recorder';
import { readStorage } from '../support/browser-storage';
import { toast } from '../support/toast';

const byCode = (page: Page) => page.getByRole('tab', { name: '短信登录' }).click();
const submitCode = (page: Page) =>
  page
    .getByRole('tabpanel', { name: '短信登录' })
    .getByRole('button', { name: /登\s*录/ })
    .click();

test('A visitor registers with the code sent to the phone, is greeted and returns to the page they came from (R1.15, R2.3, R2.40, R10.18, R10.54)', async ({
  page,
  shell,
}) => {
  const person = makePerson();
  await page.goto('/#/notice?page=2');
  await page.getByRole('link', { name: '注册新账号' }).click();
  await expect(page).toHaveURL(/#\/register\?redirect=%2Fnotice%3Fpage%3D2$/);
  await fillInPerson(page, person);
  await verifyPhone(page, shell.url, person.phone);
  await submitRegistration(page);
  await expect(toast(page)).toContainText(`好，${person.username}`);
  await expect(page).toHaveURL(/#\/notice\?page=2$/);
  await expect(page.getByTestId('account')).toHaveText(person.username);
});

test('The header offers registration to visitors only (R2.40)', async ({ page, platform }) => {
  const person = await registerPerson(platform.url);
  await page.goto('/#/index');
  await page.getByRole('banner').getByRole('link', { name: '注册' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '注册' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: '登录' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '登录' })).toBeVisible();
  await submitCredentials(page, person.username, person.password);
  await expect(page.getByTestId('account')).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: '注册' })).toHaveCount(0);
  await page.goto('/#/register');
  await expect(page).toHaveURL(/#\/index$/);
});

test('Reading an agreement during registration keeps the form and returns the focus (R10.22)', async ({
  page,
}) => {
  await page.goto('/#/register');
  await page.getByLabel('用户名').fill('half_filled');
  const opener = page.getByRole('button', { name: '《服务协议》' });
  await opener.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(opener).toBeFocused();
  await expect(page.getByLabel('用户名')).toHaveValue('half_filled');
});

test('A user signs in with a code from the phone (R1.24, R7.18)', async ({ page, shell }) => {
  await page.goto('/#/login');
  await byCode(page);
  await requestSmsCode(page, '138 0000-0001');
  const code = await readSmsCode(page, shell.url, '13800000001');
  await page.getByLabel('短信验证码').fill(` ${code.slice(0, 3)} ${code.slice(3)} `); // with spaces, as pasted
  await submitCode(page);
  await expect(toast(page)).toContainText('138****0001');
  await expect(page.getByTestId('account')).toHaveText('trainee');
});

test('The countdown for the next code survives a reload and a change of page, and ends', async ({ page }) => {
  await page.clock.install();
  await page.goto('/#/login');
  await byCode(page);
  await requestSmsCode(page, makePerson().phone);
  const countdown = page.getByRole('button', { name: /秒后可重发$/ });
  await expect(countdown).toBeDisabled();
  await page.reload();
  await byCode(page);
  await expect(countdown).toBeDisabled();
  await page.getByRole('main').getByRole('link', { name: '返回首页' }).click();
  await page.getByRole('banner').getByRole('link', { name: '登录', exact: true }).click();
  await byCode(page);
  await expect(countdown).toBeDisabled();
  await page.clock.fastForward('01:01');
  await expect(page.getByRole('button', { name: '获取验证码' })).toBeEnabled();
});

test('The form says that a code may still arrive when its request timed out', async ({ page }) => {
  const timeout = networkFaults.find(({ name }) => name === 'no response in time');
  if (!timeout) throw new Error('there is no such fault');
  await configurePage(page, { timeoutMs: shortTimeoutMs });
  const restore = await injectFault(page, '/captcha/sendresetpw', timeout);
  await page.goto('/#/forgotpsd');
  await page.getByLabel('手机号').fill('13900000001');
  await page.getByRole('button', { name: '获取验证码' }).click();
  await expect(page.getByRole('alert')).toContainText('短信可能仍会送达', {
    timeout: shortTimeoutMs + 10_000,
  });
  await restore();
});

test('No password and no code enters the store, the storage or an address', async ({
  page,
  shell,
  expectConsole,
}) => {
  test.setTimeout(60_000);
  expectConsole('400');
  const recorded = await recordRedux(page);
  const addresses: string[] = [];
  page.on('framenavigated', (frame) => addresses.push(frame.url()));
  const person = { ...makePerson(), password: 'Never@Kept1' };
  await page.goto('/#/register');
  await fillInPerson(page, person);
  const code = await verifyPhone(page, shell.url, person.phone);
  await submitRegistration(page);
  await expect(page.getByTestId('account')).toHaveText(person.username);
  await signOut(page);
  await submitCredentials(page, person.username, 'Never@Kept2');
  await expect(page.getByRole('tabpanel').getByRole('alert')).toContainText('用户名或密码错误');
  await submitCredentials(page, person.username, person.password);
  await expect(page.getByTestId('account')).toHaveText(person.username);

  const everything = recorded() + JSON.stringify(await readStorage(page)) + addresses.join(' ');
  expect(everything).toContain('"type":"call/settled"');
  expect(everything).toContain(person.username);
  for (const secret of [person.password, 'Never@Kept2', code, person.phone])
    expect(everything).not.toContain(secret);
});

test('After a sign-out the page sends no request that would be rejected (R4.14)', async ({ page }) => {
  const rejected: string[] = [];
  page.on('response', (response) => {
    if (response.status() === 401) rejected.push(response.url());
  });
  for (const address of ['/study/17?lesson=107', '/study/17?lesson=105', '/uc/myCert', '/sys-message']) {
    await openAs(page, 'trainee', address);
    await expectLoaded(page);
    await signOut(page);
    await expect(page).toHaveURL(/#\/login/);
    await expectLoaded(page);
  }
  expect(rejected).toEqual([]);
});
