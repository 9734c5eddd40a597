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

/** A narrow screen has one drawer for menu and tools, whatever the layout. */
export type Device = 'desktop' | 'mobile';

/** Everything about the shell that is set, by the operator or by whoever looks at it (R3.9 to R3.13). */
export interface Settings extends AppearanceSettings {
  /** Address of the logo; empty means the portal's own. */
  logo: string;
  title: Readonly<Record<Language, string>>;
  device: Device;
  /** The side bar is folded to a rail of icons. */
  collapse: boolean;
  language: Language;
  /** The operator's: what a reset brings back. */
  defaults: AppearanceSettings & Pick<Settings, 'collapse' | 'language'>;
  /** What is kept over visits; beyond it the look may be tried out. */
  stored: StoredSettings;
}

/** Some fields of the look. */
export interface AppearanceChange {
  theme?: Partial<ThemeSettings>;
  extra?: Partial<Extra>;
}

type Defaults = Pick<PortalConfig, 'site' | 'language' | 'collapse' | 'theme' | 'extra'>;

/**
 * The settings a portal begins with.
 * @param stored text of the storage
 * @param hostProps what a host says, which wins where it makes sense
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
  const kept = parseStoredSettings(stored);
  const settings: Settings = {
    logo: site.logo,
    title: site.title,
    device: 'desktop',
    defaults,
    ...withStored(defaults, kept),
    stored: kept,
  };
  if (isThemeName(hostProps.theme)) settings.theme.themeName = hostProps.theme;
  if (isLanguage(hostProps.language)) settings.language = hostProps.language;
  return settings;
}

/** The settings of a first visit where no operator says otherwise. */
export const defaultSettings: Settings = initialSettings(null, {
  ...defaultAppearance,
  site: siteSchema.parse({}),
  language: defaultLanguage,
  collapse: false,
});

/** The usual settings with what was chosen. */
function withStored(
  usual: Settings['defaults'],
  { theme, extra, language, collapse }: StoredSettings,
): Settings['defaults'] {
  return {
    theme: { ...usual.theme, ...theme },
    extra: { ...usual.extra, ...extra },
    language: language ?? usual.language,
    collapse: collapse ?? usual.collapse,
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
    /** The host says so: shown, usual from here on, and not kept. */
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
    /** Shown at once, and kept only when it is saved. */
    appearancePreviewed: (state, { payload }: PayloadAction<AppearanceChange>) => ({
      ...state,
      ...withChange(state, payload),
    }),
    /** Shown and kept, these fields alone. */
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
    /** Another tab of the browser stored its settings. */
    settingsSynced: (state, { payload }: PayloadAction<StoredSettings>) => ({
      ...state,
      ...withStored(state.defaults, payload),
      kept: payload,
    }),
  },
  selectors: {
    selectSettings: (state) => state,
    selectTheme: ({ theme }) => theme,
    /** What becomes of the look that is shown: it is only tried, it was saved, or nothing was ever chosen. */
    selectAppearanceStatus: ({ defaults, stored, theme, extra }): 'tried' | 'saved' | 'usual' => {
      if (hasChanges(appearanceDiff(withStored(defaults, stored), { theme, extra }))) return 'tried';
      return hasChanges(stored) ? 'saved' : 'usual';
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
