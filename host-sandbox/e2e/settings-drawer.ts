import { expect, type Page } from '@playwright/test';

/** Opens the drawer by the button of the header. */
export async function openSettings(page: Page) {
  await page.getByRole('button', { name: '界面设置' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
}

/** Selects one option of a settings group. */
export async function choose(page: Page, group: string, value: string) {
  await page.getByRole('group', { name: group }).getByRole('radio', { name: value }).check();
}
