import * as z from 'zod/mini';
import { defaultTheme, themeNames } from './tokens';

/** The options of each theme setting (R3.11, R3.12). */
export const themeChoices = {
  themeName: themeNames,
  /**
   * Position of the menu. `horizontal`: header; `vertical`: full-height sidebar; `common`: sidebar below the
   * header; `comprehensive`: first level in the header, the rest in a sidebar; `column`: first level in one column,
   * the rest in a second; `float`: first level in a slim rail, the rest floats over the page.
   */
  layout: ['horizontal', 'vertical', 'column', 'comprehensive', 'common', 'float'],
  /** Style of the first column's items in the layout `column`. */
  columnStyle: ['card', 'vertical', 'horizontal', 'arrow'],
  background: ['none', 'tint', 'dots'],
  tabsBarStyle: ['card', 'smart', 'smooth'],
} as const;

/** The switches of the theme, in the order of the settings drawer (R3.11 to R3.13). */
export const themeSwitches = [
  'fixedHeader',
  'showProgressBar',
  'showTabs',
  'showTabsIcon',
  'showLanguage',
  'showRefresh',
  'showSearch',
  'showTheme',
  'showNotice',
  'showFullScreen',
] as const;

export type ThemeChoice = keyof typeof themeChoices;
export type ThemeSwitch = (typeof themeSwitches)[number];
export type ThemeSettings = { [Key in ThemeChoice]: (typeof themeChoices)[Key][number] } & Record<
  ThemeSwitch,
  boolean
>;
export type LayoutName = ThemeSettings['layout'];

/** Accessibility settings, and the grey mode for days of mourning. */
export const extraNames = ['largeText', 'grey', 'colourWeak'] as const;
export type Extra = Record<(typeof extraNames)[number], boolean>;

/** The appearance settings, saved and reset as a whole (R4.40, R4.41). */
export interface AppearanceSettings {
  theme: ThemeSettings;
  extra: Extra;
}

/** The appearance of a first visit, unless configured (R9.14 to R9.19). */
export const defaultAppearance: AppearanceSettings = {
  theme: {
    themeName: defaultTheme,
    layout: 'horizontal',
    columnStyle: 'card',
    background: 'none',
    tabsBarStyle: 'card',
    fixedHeader: true,
    showProgressBar: true,
    showTabs: false,
    showTabsIcon: true,
    showLanguage: true,
    showRefresh: true,
    showSearch: true,
    showTheme: true,
    showNotice: true,
    showFullScreen: true,
  },
  extra: { largeText: false, grey: false, colourWeak: false },
};

const flag = z.exactOptional(z.boolean());

/** A partial theme from configuration or storage. */
export const partialTheme = z.object({
  themeName: z.exactOptional(z.enum(themeChoices.themeName)),
  layout: z.exactOptional(z.enum(themeChoices.layout)),
  columnStyle: z.exactOptional(z.enum(themeChoices.columnStyle)),
  background: z.exactOptional(z.enum(themeChoices.background)),
  tabsBarStyle: z.exactOptional(z.enum(themeChoices.tabsBarStyle)),
  fixedHeader: flag,
  showProgressBar: flag,
  showTabs: flag,
  showTabsIcon: flag,
  showLanguage: flag,
  showRefresh: flag,
  showSearch: flag,
  showTheme: flag,
  showNotice: flag,
  showFullScreen: flag,
});

export const partialExtra = z.object({ largeText: flag, grey: flag, colourWeak: flag });
