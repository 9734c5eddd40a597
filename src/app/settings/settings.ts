import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { defaultLanguage, isLanguage, type Language } from '@/shared/intl/languages';
import { defaultTheme, isThemeName, type ThemeName } from '@/shared/theme/tokens';

/** What a person has chosen about the look; kept over visits (R4.39, R4.40). */
export interface Settings {
  language: Language;
  theme: ThemeName;
  largeText: boolean;
}

export const defaultSettings: Settings = { language: defaultLanguage, theme: defaultTheme, largeText: false };

/** Storage key; the first-paint script reads it too. */
export const settingsKey = 'settings';

export const settings = createSlice({
  name: 'settings',
  initialState: defaultSettings,
  reducers: {
    languageChosen(state, { payload }: PayloadAction<Language>) {
      state.language = payload;
    },
    themeChosen(state, { payload }: PayloadAction<ThemeName>) {
      state.theme = payload;
    },
    largeTextChosen(state, { payload }: PayloadAction<boolean>) {
      state.largeText = payload;
    },
  },
  selectors: { selectSettings: (state) => state },
});

export const { languageChosen, themeChosen, largeTextChosen } = settings.actions;
export const { selectSettings } = settings.selectors;

/** Stored settings as far as they make sense; a wrong or missing part is its default. */
export function readSettings(
  stored: string | null,
  over: { language?: unknown; theme?: unknown } = {},
): Settings {
  const found = parse(stored);
  const language = over.language ?? found.language;
  const theme = over.theme ?? found.theme;
  return {
    language: isLanguage(language) ? language : defaultSettings.language,
    theme: isThemeName(theme) ? theme : defaultSettings.theme,
    largeText: found.largeText === true,
  };
}

function parse(text: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? '');
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
