import type { Translation } from '@/shared/intl/languages';
import type { messages } from './messages';

export const english: Translation<typeof messages> = {
  login: 'Sign in',
  register: 'Register',
  account: 'Account menu',
  themeToDark: 'Switch to the dark theme',
  themeToLight: 'Switch to the light theme',
  openMenu: 'Menu',
  actions: 'Language, display and tools',
  search: 'Search',
  searchField: 'Search the site',
  searchHint: 'Courses, bases, news',
  tools: 'Display and tools',
  refresh: 'Reload this page',
  fullscreen: 'Full screen',
  exitFullscreen: 'Exit full screen',
  largeText: 'Large text',
  inboxUnknown: 'Messages, number of unread ones unavailable',
  latestMessages: 'Latest messages',
  inbox: 'Messages{count, plural, =0 {} other {, # unread}}',
};
