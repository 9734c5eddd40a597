import type { Page } from '@playwright/test';
import { send } from '../../platform/testing/api';
import { signOut, submitCredentials, submitLogin } from '../../kits/browser/accounts';
import { expect, test } from '../support/fixtures';
import { storedToken } from '../support/browser-storage';
import { toast } from '../support/toast';
import { dialog, expectOwnProfile, openAsNewPerson, section, profileOf } from './user-centre';

const department = (page: Page) => page.getByLabel('科室');
const save = (page: Page) => page.getByRole('button', { name: '保存资料' }).click();
const login = (page: Page) => page.getByRole('dialog', { name: '请重新登录' });

/** Fills in half of the form, revokes the token of the page and tries to save. */
async function loseSessionOverForm(page: Page, url: string, text: string) {
  await page.getByRole('radio', { name: '女' }).check();
  await department(page).fill(text);
  await revokeSession(page, url);
  await save(page);
  await expect(login(page)).toBeVisible();
  await expect(page).toHaveURL(/#\/uc\/userInfo$/);
}

async function revokeSession(page: Page, url: string) {
  await send(url, 'logout', {}, { authorization: `Bearer ${await storedToken(page)}` });
}

async function signInOver(page: Page, username: string, password: string) {
  await login(page).getByLabel('用户名').fill(username);
  await login(page).getByLabel('密码', { exact: true }).fill(password);
  await login(page)
    .getByRole('button', { name: /登\s*录/ })
    .click();
}

test('A session revoked over a half-filled form or dialog: its owner signs in again and saves the input, or it is discarded for the login page (R4.22, R10.38)', async ({
  page,
  platform,
  expectConsole,
}) => {
  test.setTimeout(90_000); // three ends of a session
  expectConsole('401');
  const person = await openAsNewPerson(page, platform.url);

  await test.step('its owner, over the form', async () => {
    await loseSessionOverForm(page, platform.url, '写了一半的科室');
    expect(await storedToken(page)).toBeNull();
    await expect(login(page).getByLabel('用户名')).toHaveValue(person.username);
    await signInOver(page, person.username, person.password);

    await expect(dialog(page)).toHaveCount(0);
    await expect(page.getByRole('button', { name: '保存资料' })).toBeFocused();
    await expect(department(page)).toHaveValue('写了一半的科室');
    await expect(page.getByRole('radio', { name: '女' })).toBeChecked();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await save(page);
    await expect(toast(page).getByText('资料已保存')).toBeVisible();
    const headers = { authorization: `Bearer ${await storedToken(page)}` };
    expect(await profileOf(platform.url, { headers })).toMatchObject({
      department: '写了一半的科室',
      gender: 'female',
    });
  });

  await test.step('its owner, over a dialog', async () => {
    await page.getByRole('button', { name: '填写身份证号' }).click();
    await dialog(page).getByRole('textbox', { name: '身份证号' }).fill('11010519491231002X');
    await dialog(page).getByRole('checkbox').check();
    await revokeSession(page, platform.url);
    await dialog(page)
      .getByRole('button', { name: /保\s*存/ })
      .click();
    await signInOver(page, person.username, person.password);
    await expect(login(page)).toHaveCount(0);
    await dialog(page)
      .getByRole('button', { name: /保\s*存/ })
      .click();
    await expect(section(page, '账号与安全').getByText('110*************2X')).toBeVisible();
    await expect(dialog(page)).toHaveCount(0);
  });

  await test.step('discarded', async () => {
    await loseSessionOverForm(page, platform.url, '写给别人');
    await login(page).getByRole('button', { name: '放弃填写的内容' }).click();
    await expect(page).toHaveURL(/#\/login\?redirect=%2Fuc%2FuserInfo$/);
  });
});

// As a test of its own: the toast that greets the first user would still be there.
test('Another user who signs in instead gets a fresh page (R10.39)', async ({
  page,
  platform,
  expectConsole,
}) => {
  expectConsole('401');
  const person = await openAsNewPerson(page, platform.url);
  await loseSessionOverForm(page, platform.url, '写了一半的科室');
  await signInOver(page, 'trainee', 'Trainee@2026');
  await expectOwnProfile(page, 'trainee');
  await expect(department(page)).toHaveValue('移植外科');
  await expect(page.getByText('有修改尚未保存')).toHaveCount(0);
  await expect(dialog(page)).toHaveCount(0); // it has faded out
  const text = await page.locator('.portal').innerHTML();
  expect(text).not.toContain(person.username);
  expect(text).not.toContain('写了一半的科室');
});

test('A session found expired in another tab keeps the half-filled form; signing in there restores both (R10.38)', async ({
  page,
  context,
  platform,
  expectConsole,
  consoleGuard,
}) => {
  expectConsole('401');
  const person = await openAsNewPerson(page, platform.url);
  await department(page).fill('写了一半的科室');
  const other = await context.newPage();
  consoleGuard.watch(other);
  await other.goto('/#/uc/userInfo');
  await expectOwnProfile(other, person.username);
  await send(platform.url, 'logout', {}, person.headers);
  await other.getByRole('link', { name: '我的培训' }).first().click();
  await expect(other).toHaveURL(/#\/login\?redirect=/);

  await expect(login(page).getByLabel('用户名')).toHaveValue(person.username);
  await expect(page).toHaveURL(/#\/uc\/userInfo$/);
  await submitCredentials(other, person.username, person.password);

  await expect(dialog(page)).toHaveCount(0);
  await expect(department(page)).toHaveValue('写了一半的科室');
  await save(page);
  await expect(toast(page).getByText('资料已保存')).toBeVisible();
});

test('Unsaved input stays on the cached page, the browser asks before unload, and a sign-out asks and discards it (R2.49)', async ({
  page,
  platform,
}) => {
  await openAsNewPerson(page, platform.url);
  await department(page).fill('还没有保存');
  await page.getByRole('link', { name: '医院新闻' }).click();
  await expect(page).toHaveTitle(/^医院新闻/);

  let dialogType = '';
  page.once('dialog', (dialog) => {
    dialogType = dialog.type();
    void dialog.dismiss();
  });
  await page.evaluate(() => {
    location.reload();
  });
  await expect.poll(() => dialogType).toBe('beforeunload');

  await page.goBack();
  // the hidden page has the value before it is open; the end of the navigation closes the account menu
  await expect(department(page)).toBeVisible();
  await expect(department(page)).toHaveValue('还没有保存');
  await signOut(page);
  await expect(page.getByRole('dialog')).toContainText('未保存的内容');
  await page.getByRole('dialog').getByRole('button', { name: '确定' }).click();
  await expect(page).toHaveURL(/#\/login\?redirect=%2Fuc%2FuserInfo$/);
  await submitLogin(page, 'newcomer');
  await expectOwnProfile(page, 'newcomer');
  await expect(department(page)).toHaveValue('');
});
