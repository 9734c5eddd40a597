import { expect, type Page } from '@playwright/test';
import type { AppearanceChange } from '@/app/store/settings-slice';
import { settingsKey, serializeStoredSettings, type StoredSettings } from '@/app/store/stored-settings';

/** A look as somebody chose it. */
export type AppearanceChoice = AppearanceChange & Pick<StoredSettings, 'language' | 'collapse'>;

/** Looks a person can choose, each as the settings that bring it. */
export const appearances = {
  light: {},
  dark: { theme: { themeName: 'dark' } },
  contrast: { theme: { themeName: 'contrast' } },
  'large text': { extra: { largeText: true } },
  English: { language: 'en-US' },
  'English in large text': { language: 'en-US', extra: { largeText: true } },
} as const satisfies Record<string, AppearanceChoice>;

/** From the next load on the portal wears this look. */
export async function storeAppearance(page: Page, look: AppearanceChoice): Promise<void> {
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), settingsOf(look));
}

/** Makes every page load from now on one in this look, for tests that do not change it. */
export async function withAppearance(page: Page, look: AppearanceChoice): Promise<void> {
  await page.addInitScript(([key, value]) => {
    // an empty page has no storage
    if (location.protocol !== 'about:') localStorage.setItem(key, value);
  }, settingsOf(look));
}

/** The page that is open wears this look at once, as when it is chosen in another tab. */
export async function switchAppearance(page: Page, look: AppearanceChoice): Promise<void> {
  await page.evaluate(([key, newValue]) => {
    localStorage.setItem(key, newValue);
    dispatchEvent(new StorageEvent('storage', { key, newValue, storageArea: localStorage }));
  }, settingsOf(look));
  const root = page.getByTestId('session-state');
  await expect(root).toHaveAttribute('data-theme', look.theme?.themeName ?? 'blue-white');
  if (look.extra?.largeText) await expect(root).toHaveAttribute('data-large-text');
  else await expect(root).not.toHaveAttribute('data-large-text');
  await expect(page.locator('html')).toHaveAttribute('lang', look.language ?? 'zh-CN');
}

function settingsOf(look: AppearanceChoice) {
  return [settingsKey, serializeStoredSettings({ theme: {}, extra: {}, ...look })] as const;
}
