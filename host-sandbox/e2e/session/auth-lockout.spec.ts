import type { Page } from '@playwright/test';
import { smsMessages, makeUser, clientHeader, registerPerson, send } from '../../platform/testing/api';
import { expectSignedIn, storeToken, submitCredentials } from '../../kits/browser/accounts';
import { expect, test } from '../support/fixtures';
import { registerEarlier } from '../support/register-earlier';
import { requestSmsCode } from './sms-inbox';
import { fillInNewPassword, fillInPerson, submitRegistration } from './registration';

const half = 30 * 60;
const day = 24 * 60 * 60;
const open = (page: Page, address: string) => page.goto(`/#${address}`);
/** The error message of the form; toasts are alerts too. */
const formAlert = (page: Page) => page.getByRole('main').getByRole('alert');

/** Requests a code for a phone and fills it in. @param url of the platform */
async function provePhone(page: Page, url: string, phone: string) {
  await requestSmsCode(page, phone);
  const [newest] = await smsMessages(url, phone);
  await page.getByLabel('短信验证码').fill(/验证码 (\d{6})/.exec(newest?.text ?? '')?.[1] ?? '');
}

test('Five wrong passwords lock an account for half an hour, even for the right one, and each says how many tries are left (R7.13, R10.49)', async ({
  page,
  platform,
  expectConsole,
}) => {
  test.setTimeout(60_000);
  expectConsole(/400|423/);
  const { username, password: right } = await registerPerson(platform.url);
  await open(page, '/login');
  for (const remaining of [4, 3, 2, 1]) {
    await submitCredentials(page, username, 'Wrong@2026');
    await expect(formAlert(page)).toContainText(`还可以再试 ${remaining} 次`);
  }
  // The warning appears before the next password too, and shifts no control.
  await page.reload();
  const submit = page.getByRole('button', { name: /^登\s*录$/ });
  await page.getByLabel('用户名').fill(username);
  const before = await submit.boundingBox();
  await page.getByLabel('密码', { exact: true }).focus();
  await expect(page.getByText('还可以再试 1 次')).toBeVisible();
  await expect.poll(() => submit.boundingBox()).toEqual(before);
  for (const password of ['Wrong@2026', right]) {
    await submitCredentials(page, username, password);
    await expect(formAlert(page)).toContainText(
      /^密码错误次数过多，可在 \d{4}\/\d{2}\/\d{2} \d{2}:\d{2} 之后再试。您也可以现在通过短信重置密码。$/,
    );
  }
  await platform.control({ secondsAhead: half - 60 });
  await submitCredentials(page, username, right);
  await expect(formAlert(page)).toContainText('密码错误次数过多');
  await platform.control({ secondsAhead: half + 1 });
  await submitCredentials(page, username, right);
  await expectSignedIn(page, username);
  await platform.control({ secondsAhead: 0 });
});

test('A lock leads to the reset by phone, which ends the lock and every session (R1.16, R2.4, R7.17, R10.19)', async ({
  page,
  platform,
  browser,
  expectConsole,
}) => {
  test.setTimeout(60_000);
  expectConsole(/400|423/);
  // a phone gets one code a minute
  const { username, password, phone, headers } = await registerEarlier(platform, 60);
  const elsewhere = await browser.newPage({ baseURL: platform.url });
  await storeToken(elsewhere, headers.authorization.replace('Bearer ', ''));
  await open(elsewhere, '/contract');
  await expectSignedIn(elsewhere, username);

  await open(page, '/login?redirect=%2Fnotice');
  const wrong = { username, password: 'Wrong@2026' };
  for (let tries = 1; tries < 5; tries += 1) await send(platform.url, 'login', wrong, clientHeader);
  await submitCredentials(page, wrong.username, wrong.password);
  await formAlert(page).getByRole('link', { name: '通过短信重置密码' }).click();
  await provePhone(page, platform.url, phone);
  await fillInNewPassword(page, 'Another@2026');
  await page.getByRole('button', { name: '重置密码' }).click();
  await expect(page.getByRole('status')).toContainText('所有设备上的登录都已退出');

  await page.getByRole('link', { name: '去登录' }).click();
  await submitCredentials(page, username, password);
  await expect(formAlert(page)).toContainText('用户名或密码错误');
  await submitCredentials(page, username, 'Another@2026');
  await expectSignedIn(page, username);
  await expect(page).toHaveURL(/#\/notice$/);
  await open(elsewhere, '/notice');
  await elsewhere.reload();
  await expect(elsewhere).toHaveURL(/#\/login\?redirect=%2Fnotice$/);
  await elsewhere.close();
});

test('An expired password must be changed before any page opens, and then the wanted page opens (R7.15)', async ({
  page,
  platform,
  expectConsole,
}) => {
  expectConsole('400');
  const { username, password } = await registerEarlier(platform, 91 * day);
  await open(page, '/notice?page=2');
  await submitCredentials(page, username, password);
  await expect(page).toHaveURL(/#\/password\?redirect=%2Fnotice%3Fpage%3D2$/);
  await expect(page.getByText(/^您的密码自/)).toContainText('90 天');
  await open(page, '/article');
  await expect(page).toHaveURL(/#\/password\?redirect=%2Farticle$/);
  await open(page, '/notice?page=2');
  await page.getByLabel('当前密码').fill('Wrong@2026');
  await fillInNewPassword(page, 'Changed@2026');
  await page.getByRole('button', { name: '修改密码' }).click();
  await expect(formAlert(page)).toContainText('当前密码错误');
  await expect(formAlert(page)).toContainText('还可以再试 4 次');
  await page.getByLabel('当前密码').fill(password);
  await page.getByRole('button', { name: '修改密码' }).click();
  await expect(page).toHaveURL(/#\/notice\?page=2$/);
  await expect(page.getByText('密码已修改，其他设备上的登录已退出')).toBeVisible();
  await page.reload();
  await expectSignedIn(page, username);
});

test('A database failure during registration shows one clear error, keeps the input, and a retry succeeds (R8.19)', async ({
  page,
  platform,
  expectConsole,
}) => {
  expectConsole('503');
  const person = makeUser();
  await open(page, '/register');
  await fillInPerson(page, person);
  await provePhone(page, platform.url, person.phone);
  // Queries: count, code, user, session, login record. The fourth is the session.
  await platform.control({ failAtQuery: 4 });
  await submitRegistration(page);
  const alert = formAlert(page).filter({ hasText: '服务暂时不可用，请稍后再试' });
  await expect(alert).toHaveCount(1);
  await expect(alert).toContainText(/错误编号：[\w-]{8,}/);
  await expect(page.getByLabel('用户名')).toHaveValue(person.username);
  await expect(page.getByLabel('设置密码')).toHaveValue(person.password);
  // A half-made account would occupy the name and fail the retry.
  await submitRegistration(page);
  await expectSignedIn(page, person.username);
});
