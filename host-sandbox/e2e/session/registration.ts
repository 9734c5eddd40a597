import { expect, type Page } from '@playwright/test';
import type { makeUser } from '../../platform/testing/api';

export type Person = ReturnType<typeof makeUser>;

/** Fills in the registration form except phone and code, and accepts the terms. */
export async function fillInPerson(page: Page, { username, password, realName, hospital }: Person) {
  // Wait for the page: the login form before it has a field of the same name.
  await expect(page.getByRole('heading', { level: 1, name: '注册' })).toBeVisible();
  await page.getByLabel('用户名').fill(username);
  await fillInNewPassword(page, password, '设置密码');
  await page.getByLabel('真实姓名').fill(realName);
  await page.getByLabel('所在医院').fill(hospital);
  await page.getByRole('checkbox', { name: /^我已阅读并同意/ }).check();
}

/** Fills in a new password twice. */
export async function fillInNewPassword(page: Page, password: string, label = '新密码') {
  await page.getByLabel(label, { exact: true }).fill(password);
  await page.getByLabel('再次输入密码').fill(password);
}

export const submitRegistration = (page: Page) => page.getByRole('button', { name: /^注\s*册$/ }).click();
