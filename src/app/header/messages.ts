import { defineMessages } from '@/shared/intl/define-messages';

export const messages = defineMessages('header', {
  home: '，返回首页',
  login: '登录',
  register: '注册',
  account: '账号菜单',
  language: 'English',
  themeToDark: '切换到深色主题',
  themeToLight: '切换到浅色主题',
  openMenu: '菜单',
  tools: '显示与工具',
  search: '搜索',
  refresh: '刷新本页',
  fullScreen: '全屏',
  leaveFullScreen: '退出全屏',
  largeText: '大字',
  siteMessages: '站内消息{count, plural, =0 {} other {，# 条未读}}',
});
