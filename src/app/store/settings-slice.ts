import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { PortalConfig } from '@/shared/config/schema';
import { siteSchema } from '@/shared/config/site';
import { defaultLanguage, isLanguage, type Language } from '@/shared/intl/languages';
import {
  defaultAppearance,
  type Extra,
  type AppearanceSettings,
  type ThemeSettings,
} from '@/shared/theme/theme-settings';
import { isThemeName, type ThemeName } from '@/shared/theme/tokens';
import { appearanceDiff, parseStoredSettings, type StoredSettings } from './stored-settings';

/** On `mobile`, menu and actions are in one drawer, in every layout. */
export type Device = 'desktop' | 'mobile';

/** Settings of the shell, by the operator or by the user (R3.9 to R3.13). */
export interface Settings extends AppearanceSettings {
  /** Address of the logo; empty means the portal's own. */
  logo: string;
  title: Readonly<Record<Language, string>>;
  device: Device;
  /** The sidebar is collapsed to a rail of icons. */
  collapse: boolean;
  language: Language;
  /** The operator's settings, which a reset restores. */
  defaults: AppearanceSettings & Pick<Settings, 'collapse' | 'language'>;
  /** Settings that the user saved; the settings above may also hold an unsaved preview. */
  stored: StoredSettings;
}

/** Some fields of the appearance. */
export interface AppearanceChange {
  theme?: Partial<ThemeSettings>;
  extra?: Partial<Extra>;
}

type Defaults = Pick<PortalConfig, 'site' | 'language' | 'collapse' | 'theme' | 'extra'>;

/**
 * The settings with which a portal starts.
 * @param stored text of the storage
 * @param hostProps language and theme of a host; valid ones win over what is stored
 */
export function initialSettings(
  stored: string | null,
  { site, language, collapse, theme, extra }: Defaults,
  hostProps: { language?: unknown; theme?: unknown } = {},
): Settings {
  const defaults = {
    theme: isThemeName(hostProps.theme) ? { ...theme, themeName: hostProps.theme } : theme,
    extra,
    collapse,
    language: isLanguage(hostProps.language) ? hostProps.language : language,
  };
  const saved = parseStoredSettings(stored);
  const settings: Settings = {
    logo: site.logo,
    title: site.title,
    device: 'desktop',
    defaults,
    ...withStored(defaults, saved),
    stored: saved,
  };
  if (isThemeName(hostProps.theme)) settings.theme.themeName = hostProps.theme;
  if (isLanguage(hostProps.language)) settings.language = hostProps.language;
  return settings;
}

/** The settings of a first visit without configuration. */
export const defaultSettings: Settings = initialSettings(null, {
  ...defaultAppearance,
  site: siteSchema.parse({}),
  language: defaultLanguage,
  collapse: false,
});

/** The defaults with what the user saved. */
function withStored(
  defaults: Settings['defaults'],
  { theme, extra, language, collapse }: StoredSettings,
): Settings['defaults'] {
  return {
    theme: { ...defaults.theme, ...theme },
    extra: { ...defaults.extra, ...extra },
    language: language ?? defaults.language,
    collapse: collapse ?? defaults.collapse,
  };
}

const hasChanges = ({ theme, extra }: AppearanceChange) => Object.keys({ ...theme, ...extra }).length > 0;

const withChange = ({ theme, extra }: AppearanceSettings, change: AppearanceChange): AppearanceSettings => ({
  theme: { ...theme, ...change.theme },
  extra: { ...extra, ...change.extra },
});

export const settings = createSlice({
  name: 'settings',
  initialState: (): Settings => defaultSettings,
  reducers: {
    languageChanged(state, { payload }: PayloadAction<Language>) {
      state.language = payload;
      state.stored.language = payload;
    },
    /** The host's appearance. It applies at once and becomes the default. It is not stored. */
    hostAppearanceReceived(
      state,
      { payload }: PayloadAction<{ language?: Language; themeName?: ThemeName }>,
    ) {
      const { language = state.language, themeName = state.theme.themeName } = payload;
      if (payload.language) state.defaults.language = language;
      if (payload.themeName) state.defaults.theme.themeName = themeName;
      state.language = language;
      state.theme.themeName = themeName;
    },
    sideBarToggled(state) {
      state.collapse = !state.collapse;
      state.stored.collapse = state.collapse;
    },
    deviceChanged(state, { payload }: PayloadAction<Device>) {
      state.device = payload;
    },
    /** Shown, but stored only by `appearanceSaved`. */
    appearancePreviewed: (state, { payload }: PayloadAction<AppearanceChange>) => ({
      ...state,
      ...withChange(state, payload),
    }),
    /** Shown and stored; other fields of a preview stay unsaved. */
    appearanceChanged(state, { payload }: PayloadAction<AppearanceChange>) {
      const before = withStored(state.defaults, state.stored);
      Object.assign(state, withChange(state, payload));
      Object.assign(state.stored, appearanceDiff(state.defaults, withChange(before, payload)));
    },
    appearanceSaved(state) {
      Object.assign(state.stored, appearanceDiff(state.defaults, state));
    },
    appearanceReset(state) {
      Object.assign(state, withChange(state.defaults, {}));
      Object.assign(state.stored, { theme: {}, extra: {} });
    },
    /** Another tab of the browser saved its settings. */
    settingsSynced: (state, { payload }: PayloadAction<StoredSettings>) => ({
      ...state,
      ...withStored(state.defaults, payload),
      stored: payload,
    }),
  },
  selectors: {
    selectSettings: (state) => state,
    selectTheme: ({ theme }) => theme,
    /** Whether the appearance on the screen is a preview, was saved, or is the default. */
    selectAppearanceStatus: ({ defaults, stored, theme, extra }): 'previewed' | 'saved' | 'default' => {
      if (hasChanges(appearanceDiff(withStored(defaults, stored), { theme, extra }))) return 'previewed';
      return hasChanges(stored) ? 'saved' : 'default';
    },
  },
});

export const {
  languageChanged,
  hostAppearanceReceived,
  sideBarToggled,
  deviceChanged,
  appearancePreviewed,
  appearanceChanged,
  appearanceSaved,
  appearanceReset,
  settingsSynced,
} = settings.actions;
export const { selectSettings, selectTheme, selectAppearanceStatus } = settings.selectors;
