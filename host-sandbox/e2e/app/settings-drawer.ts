import { expect, type Page } from '@playwright/test';

/** Opens the panel of the header's actions on a wide screen. */
export async function openHeaderActions(page: Page) {
  const button = page.getByRole('button', { name: '显示与工具', exact: true });
  await expect(button).toBeVisible();
  if ((await button.getAttribute('aria-expanded')) === 'false') await button.click();
}

/** Opens the drawer by the button among the header's actions. */
export async function openSettings(page: Page) {
  await openHeaderActions(page);
  await page.getByRole('button', { name: '界面设置' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
}

/** Selects one option of a settings group. */
export async function choose(page: Page, group: string, value: string) {
  await page.getByRole('group', { name: group }).getByRole('radio', { name: value }).check();
}
