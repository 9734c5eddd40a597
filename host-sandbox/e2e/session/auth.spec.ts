import type { Page } from '@playwright/test';
import { makeUser } from '../../platform/testing/api';
import { openAs, signOut, submitCredentials } from '../../kits/browser/accounts';
import { expect, test } from '../support/fixtures';
import { expectLoaded } from '../../kits/browser/pages';
import { requestSmsCode, verifyPhone } from './sms-inbox';
import { fillInPerson, submitRegistration } from './registration';
import { recordRedux } from './redux-recorder';
import { readStorage } from '../support/browser-storage';
import { toast } from '../support/toast';

const byCode = (page: Page) => page.getByRole('tab', { name: '短信登录' }).click();

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

test('The countdown for the next code of a number survives a reload and a change of page, and ends', async ({
  page,
}) => {
  const { phone } = makeUser();
  await page.clock.install();
  await page.goto('/#/login');
  await byCode(page);
  await requestSmsCode(page, phone);
  const countdown = page.getByRole('button', { name: /秒后可重发$/ });
  await expect(countdown).toBeDisabled();
  await page.reload();
  await byCode(page);
  await expect(page.getByRole('button', { name: '获取验证码' })).toBeEnabled();
  await page.getByLabel('手机号').fill(phone);
  await expect(countdown).toBeDisabled();
  await page.getByRole('main').getByRole('link', { name: '返回首页' }).click();
  await page.getByRole('banner').getByRole('link', { name: '登录', exact: true }).click();
  await byCode(page);
  await page.getByLabel('手机号').fill(phone);
  await expect(countdown).toBeDisabled();
  await page.clock.fastForward('01:01');
  await expect(page.getByRole('button', { name: '获取验证码' })).toBeEnabled();
});

test('A visitor registers with the code sent to the phone, is greeted and returns to the page they came from; no password and no code enters the store, the storage or an address (R1.15, R2.3, R2.40, R10.18, R10.54)', async ({
  page,
  shell,
  expectConsole,
}) => {
  test.setTimeout(60_000);
  expectConsole('400');
  const recorded = await recordRedux(page);
  const addresses: string[] = [];
  page.on('framenavigated', (frame) => addresses.push(frame.url()));
  const person = { ...makeUser(), password: 'Never@Kept1' };
  await page.goto('/#/notice?page=2');
  await page.getByRole('link', { name: '注册新账号' }).click();
  await expect(page).toHaveURL(/#\/register\?redirect=%2Fnotice%3Fpage%3D2$/);
  await fillInPerson(page, person);
  const code = await verifyPhone(page, shell.url, person.phone);
  await submitRegistration(page);
  await expect(toast(page)).toContainText(`好，${person.realName}`);
  await expect(page).toHaveURL(/#\/notice\?page=2$/);
  await expect(page.getByTestId('account')).toHaveText(person.realName);
  await signOut(page);
  await submitCredentials(page, person.username, 'Never@Kept2');
  await expect(page.getByRole('tabpanel').getByRole('alert')).toContainText('用户名或密码错误');
  await submitCredentials(page, person.username, person.password);
  await expect(page.getByTestId('account')).toHaveText(person.realName);

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
