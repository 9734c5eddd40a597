import type { Translation } from '@/shared/intl/languages';
import type { messages } from './messages';

export const english: Translation<typeof messages> = {
  home: ', home page',
  menu: 'Main menu',
  menuFailed: 'The menu could not be loaded, try again',
  login: 'Sign in',
  signOut: 'Sign out',
  account: 'Account menu',
  language: '中文',
  themeToDark: 'Switch to the dark theme',
  themeToLight: 'Switch to the light theme',
  openMenu: 'Menu',
  tools: 'Display settings',
  largeText: 'Large text',
};

/** Titles of the menu tree by their Chinese text; one that is missing is shown as it is (R2.38, R10.68). */
export const menuTitles: Readonly<Record<string, string>> = {
  'menu.首页': 'Home',
  'menu.医院新闻': 'Hospital news',
  'menu.通知公告': 'Notices',
};
