import { defineTexts } from '@/shared/intl/texts';

export const messages = defineTexts('header', {
  home: '，返回首页',
  menu: '主菜单',
  menuFailed: '菜单加载失败，点此重试',
  login: '登录',
  signOut: '退出登录',
  account: '账号菜单',
  language: 'English',
  themeToDark: '切换到深色主题',
  themeToLight: '切换到浅色主题',
  openMenu: '菜单',
  tools: '显示设置',
  largeText: '大字',
});
