import * as z from 'zod/mini';
import { defaultTheme, themeNames } from './tokens';

/** What can be chosen for each choice of the theme (R3.11, R3.12). */
export const themeChoices = {
  themeName: themeNames,
  /**
   * Where the menu stands: `horizontal` in the header; `vertical` in a side bar as tall as the page; `common` in a side
   * bar under the header; `comprehensive` the first level in the header, the rest beside; `column` the first level in
   * a column, the rest in a second one; `float` the first level in a slim rail, the rest over the page.
   */
  layout: ['horizontal', 'vertical', 'column', 'comprehensive', 'common', 'float'],
  /** How the entries of the first column look, in the layout `column`. */
  columnStyle: ['card', 'vertical', 'horizontal', 'arrow'],
  background: ['none', 'tint', 'dots'],
  tabsBarStyle: ['card', 'smart', 'smooth'],
} as const;

/** The switches of the theme, in the order they are offered in (R3.11 to R3.13). */
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

/** What helps some people to see, and greys the site on days of mourning. */
export const extraNames = ['largeText', 'grey', 'colourWeak'] as const;
export type Extra = Record<(typeof extraNames)[number], boolean>;

/** All that makes the look: it is saved and reset as a whole (R4.40, R4.41). */
export interface AppearanceSettings {
  theme: ThemeSettings;
  extra: Extra;
}

/** The look of a first visit unless configuration says otherwise (R9.14 to R9.19). */
export const defaultAppearance: AppearanceSettings = {
  theme: {
    themeName: defaultTheme,
    layout: 'horizontal',
    columnStyle: 'card',
    background: 'none',
    tabsBarStyle: 'card',
    fixedHeader: false,
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

/** Any part of a theme, as configuration or storage has it. */
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
