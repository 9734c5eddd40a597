import { expect, type Page } from '@playwright/test';
import type { AppearanceChange } from '@/app/store/settings-slice';
import { settingsKey, serializeStoredSettings, type StoredSettings } from '@/app/store/stored-settings';

/** The settings of an appearance. */
export type AppearanceChoice = AppearanceChange & Pick<StoredSettings, 'language' | 'collapse'>;

/** Appearances a user can choose, each as the settings that produce it. */
export const appearances = {
  light: {},
  dark: { theme: { themeName: 'dark' } },
  contrast: { theme: { themeName: 'contrast' } },
  'large text': { extra: { largeText: true } },
  English: { language: 'en-US' },
  'English in large text': { language: 'en-US', extra: { largeText: true } },
} as const satisfies Record<string, AppearanceChoice>;

/** Stores the appearance once, for the next page load. */
export async function storeAppearance(page: Page, appearance: AppearanceChoice): Promise<void> {
  await page.goto('/favicon.svg'); // of the portal's origin, and without its script
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), settingsOf(appearance));
}

/** Applies the appearance to every later page load, for tests that do not change it. */
export async function withAppearance(page: Page, appearance: AppearanceChoice): Promise<void> {
  await page.addInitScript(([key, value]) => {
    // about:blank has no storage.
    if (location.protocol !== 'about:') localStorage.setItem(key, value);
  }, settingsOf(appearance));
}

/** Switches the open page at once, as a change in another tab does. */
export async function switchAppearance(page: Page, appearance: AppearanceChoice): Promise<void> {
  await page.evaluate(([key, newValue]) => {
    localStorage.setItem(key, newValue);
    dispatchEvent(new StorageEvent('storage', { key, newValue, storageArea: localStorage }));
  }, settingsOf(appearance));
  const root = page.getByTestId('session-state');
  await expect(root).toHaveAttribute('data-theme', appearance.theme?.themeName ?? 'blue-white');
  if (appearance.extra?.largeText) await expect(root).toHaveAttribute('data-large-text');
  else await expect(root).not.toHaveAttribute('data-large-text');
  await expect(page.locator('html')).toHaveAttribute('lang', appearance.language ?? 'zh-CN');
}

function settingsOf(appearance: AppearanceChoice) {
  return [settingsKey, serializeStoredSettings({ theme: {}, extra: {}, ...appearance })] as const;
}
