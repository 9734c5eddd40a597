import { defineMessages } from '@/shared/intl/define-messages';

export const messages = defineMessages('header', {
  login: '登录',
  register: '注册',
  account: '账号菜单',
  themeToDark: '切换到深色主题',
  themeToLight: '切换到浅色主题',
  openMenu: '菜单',
  actions: '语言、显示与工具',
  search: '搜索',
  searchField: '全站搜索',
  searchHint: '搜索培训、基地、新闻',
  tools: '显示与工具',
  refresh: '刷新本页',
  fullscreen: '全屏',
  exitFullscreen: '退出全屏',
  largeText: '大字',
  inboxUnknown: '站内消息，未读数暂时无法获取',
  latestMessages: '最新消息',
  inbox: '站内消息{count, plural, =0 {} other {，# 条未读}}',
});
