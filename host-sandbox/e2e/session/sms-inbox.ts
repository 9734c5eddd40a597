import type { Page } from '@playwright/test';
import { expect } from '../support/fixtures';

/** Reads the newest code of a phone from the sample host's SMS inbox, in a new tab. */
export async function readSmsCode(page: Page, shellUrl: string, phone: string): Promise<string> {
  const host = await page.context().newPage();
  await host.goto(`${shellUrl}/about`);
  await host.getByTestId('host-phone-toggle').click();
  const newest = host.getByTestId('host-phone').getByRole('listitem').filter({ hasText: phone }).first();
  await expect(newest).toContainText('验证码');
  const code = /验证码 (\d{6})/.exec(await newest.innerText())?.[1] ?? '';
  await host.close();
  return code;
}

/** Requests a code for a phone, reads it from the inbox and fills it in. */
export async function verifyPhone(page: Page, shellUrl: string, phone: string): Promise<string> {
  await requestSmsCode(page, phone);
  const code = await readSmsCode(page, shellUrl, phone);
  await page.getByLabel('短信验证码').fill(code);
  return code;
}

/** Fills in a phone and requests a code. */
export async function requestSmsCode(page: Page, phone: string): Promise<void> {
  await page.getByLabel('手机号').fill(phone);
  await page.getByRole('button', { name: '获取验证码' }).click();
  await expect(page.getByText(/^验证码已发送/)).toBeVisible();
}
