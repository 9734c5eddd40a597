import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { PortalConfig } from '@/shared/config/schema';
import { siteSchema } from '@/shared/config/site';
import { defaultLanguage, isLanguage, type Language } from '@/shared/intl/languages';
import {
  defaultLook,
  type Extra,
  type LookSettings,
  type ThemeSettings,
} from '@/shared/theme/theme-settings';
import { isThemeName, type ThemeName } from '@/shared/theme/tokens';
import { differences, readKept, type Kept } from './stored-settings';

/** A narrow screen has one drawer for menu and tools, whatever the layout. */
export type Device = 'desktop' | 'mobile';

/** Everything about the shell that is set, by the operator or by whoever looks at it (R3.9 to R3.13). */
export interface Settings extends LookSettings {
  /** Address of the logo; empty means the portal's own. */
  logo: string;
  title: Readonly<Record<Language, string>>;
  device: Device;
  /** The side bar is folded to a rail of icons. */
  collapse: boolean;
  language: Language;
  /** The operator's: what a reset brings back. */
  usual: LookSettings & Pick<Settings, 'collapse' | 'language'>;
  /** What is kept over visits; beyond it the look may be tried out. */
  kept: Kept;
}

/** Some fields of the look. */
export interface LookChange {
  theme?: Partial<ThemeSettings>;
  extra?: Partial<Extra>;
}

type Defaults = Pick<PortalConfig, 'site' | 'language' | 'collapse' | 'theme' | 'extra'>;

/**
 * The settings a portal begins with.
 * @param stored text of the storage
 * @param over what a host says, which wins where it makes sense
 */
export function readSettings(
  stored: string | null,
  { site, language, collapse, theme, extra }: Defaults,
  over: { language?: unknown; theme?: unknown } = {},
): Settings {
  const usual = {
    theme: isThemeName(over.theme) ? { ...theme, themeName: over.theme } : theme,
    extra,
    collapse,
    language: isLanguage(over.language) ? over.language : language,
  };
  const kept = readKept(stored);
  const settings: Settings = {
    logo: site.logo,
    title: site.title,
    device: 'desktop',
    usual,
    ...applied(usual, kept),
    kept,
  };
  if (isThemeName(over.theme)) settings.theme.themeName = over.theme;
  if (isLanguage(over.language)) settings.language = over.language;
  return settings;
}

/** The settings of a first visit where no operator says otherwise. */
export const defaultSettings: Settings = readSettings(null, {
  ...defaultLook,
  site: siteSchema.parse({}),
  language: defaultLanguage,
  collapse: false,
});

/** The usual settings with what was chosen. */
function applied(usual: Settings['usual'], { theme, extra, language, collapse }: Kept): Settings['usual'] {
  return {
    theme: { ...usual.theme, ...theme },
    extra: { ...usual.extra, ...extra },
    language: language ?? usual.language,
    collapse: collapse ?? usual.collapse,
  };
}

const hasChoices = ({ theme, extra }: LookChange) => Object.keys({ ...theme, ...extra }).length > 0;

const changed = ({ theme, extra }: LookSettings, change: LookChange): LookSettings => ({
  theme: { ...theme, ...change.theme },
  extra: { ...extra, ...change.extra },
});

export const settings = createSlice({
  name: 'settings',
  initialState: (): Settings => defaultSettings,
  reducers: {
    languageChosen(state, { payload }: PayloadAction<Language>) {
      state.language = payload;
      state.kept.language = payload;
    },
    /** The host says so: shown, usual from here on, and not kept. */
    lookGiven(state, { payload }: PayloadAction<{ language?: Language; themeName?: ThemeName }>) {
      const { language = state.language, themeName = state.theme.themeName } = payload;
      if (payload.language) state.usual.language = language;
      if (payload.themeName) state.usual.theme.themeName = themeName;
      state.language = language;
      state.theme.themeName = themeName;
    },
    sideBarToggled(state) {
      state.collapse = !state.collapse;
      state.kept.collapse = state.collapse;
    },
    deviceSeen(state, { payload }: PayloadAction<Device>) {
      state.device = payload;
    },
    /** Shown at once, and kept only when it is saved. */
    lookTried: (state, { payload }: PayloadAction<LookChange>) => ({ ...state, ...changed(state, payload) }),
    /** Shown and kept, these fields alone. */
    lookChosen(state, { payload }: PayloadAction<LookChange>) {
      const before = applied(state.usual, state.kept);
      Object.assign(state, changed(state, payload));
      Object.assign(state.kept, differences(state.usual, changed(before, payload)));
    },
    lookSaved(state) {
      Object.assign(state.kept, differences(state.usual, state));
    },
    lookReset(state) {
      Object.assign(state, changed(state.usual, {}));
      Object.assign(state.kept, { theme: {}, extra: {} });
    },
    /** Another tab of the browser stored its settings. */
    settingsHeard: (state, { payload }: PayloadAction<Kept>) => ({
      ...state,
      ...applied(state.usual, payload),
      kept: payload,
    }),
  },
  selectors: {
    selectSettings: (state) => state,
    selectTheme: ({ theme }) => theme,
    /** What becomes of the look that is shown: it is only tried, it was saved, or nothing was ever chosen. */
    selectKeeping: ({ usual, kept, theme, extra }): 'tried' | 'saved' | 'usual' => {
      if (hasChoices(differences(applied(usual, kept), { theme, extra }))) return 'tried';
      return hasChoices(kept) ? 'saved' : 'usual';
    },
  },
});

export const {
  languageChosen,
  lookGiven,
  sideBarToggled,
  deviceSeen,
  lookTried,
  lookChosen,
  lookSaved,
  lookReset,
  settingsHeard,
} = settings.actions;
export const { selectSettings, selectTheme, selectKeeping } = settings.selectors;
