import type { Page } from '@playwright/test';
import { defaultSettings, settingsKey, type Settings } from '@/app/settings/settings';

/** Looks a person can choose, each as the settings that bring it. */
export const looks = {
  light: {},
  dark: { theme: 'dark' },
  contrast: { theme: 'contrast' },
  'large text': { largeText: true },
  English: { language: 'en-US' },
  'English in large text': { language: 'en-US', largeText: true },
} as const satisfies Record<string, Partial<Settings>>;

/** From the next load on the portal wears this look. */
export async function wear(page: Page, look: Partial<Settings>): Promise<void> {
  const settings = JSON.stringify({ ...defaultSettings, ...look });
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [settingsKey, settings] as const);
}
