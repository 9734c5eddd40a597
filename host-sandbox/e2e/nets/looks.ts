import type { Page } from '@playwright/test';
import { defaultSettings, settingsKey, type Settings } from '@/app/settings/settings';

/** Looks a person can choose, each as the settings that bring it. */
export const looks = {
  light: {},
  dark: { theme: 'dark' },
  contrast: { theme: 'contrast' },
  'large text': { largeText: true },
  English: { language: 'en-US' },
} as const satisfies Record<string, Partial<Settings>>;

export type Look = keyof typeof looks;

/** From the next load on the portal wears this look. */
export async function wear(page: Page, look: Look): Promise<void> {
  const settings = JSON.stringify({ ...defaultSettings, ...looks[look] });
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [settingsKey, settings] as const);
}
