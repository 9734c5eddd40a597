import { defineMessages } from '@/shared/intl/define-messages';

export const messages = defineMessages('header', {
  login: ['登录', 'Sign in'],
  register: ['注册', 'Register'],
  account: ['账号菜单', 'Account menu'],
  themeToDark: ['切换到深色主题', 'Switch to the dark theme'],
  themeToLight: ['切换到浅色主题', 'Switch to the light theme'],
  openMenu: ['菜单', 'Menu'],
  actions: ['语言、显示与工具', 'Language, display and tools'],
  search: ['搜索', 'Search'],
  searchField: ['全站搜索', 'Search the site'],
  searchHint: ['搜索培训项目、基地、新闻', 'Courses, hospitals, news'],
  tools: ['显示与工具', 'Display and tools'],
  refresh: ['刷新本页', 'Reload this page'],
  fullscreen: ['全屏', 'Full screen'],
  exitFullscreen: ['退出全屏', 'Exit full screen'],
  largeText: ['大字', 'Large text'],
  inboxUnknown: ['站内消息，未读数暂时无法获取', 'Messages, number of unread ones unavailable'],
  latestMessages: ['最新消息', 'Latest messages'],
  inbox: [
    '站内消息{count, plural, =0 {} other {，# 条未读}}',
    'Messages{count, plural, =0 {} other {, # unread}}',
  ],
});
