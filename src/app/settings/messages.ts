import type { ThemeChoice, ThemeSettings, ThemeSwitch, Extra } from '@/shared/theme/theme-settings';
import { defineMessages } from '@/shared/intl/define-messages';

type Value = { [Choice in ThemeChoice]: `${Choice}.${ThemeSettings[Choice]}` }[ThemeChoice];
type Key =
  | 'title'
  | 'appearance'
  | 'layouts'
  | 'tabs'
  | 'tools'
  | 'readingAids'
  | 'language'
  | 'save'
  | 'reset'
  | 'resetTitle'
  | 'resetText'
  | 'confirm'
  | 'cancel'
  | 'previewed'
  | 'notSaved'
  | 'saved'
  | 'default'
  | ThemeChoice
  | ThemeSwitch
  | keyof Extra
  | Value;

export const messages = defineMessages<Key>('settings', {
  title: '界面设置',
  appearance: '外观',
  layouts: '布局',
  tabs: '标签页',
  tools: '页头与工具',
  readingAids: '显示辅助',
  language: '语言',
  save: '保存设置',
  reset: '恢复默认',
  resetTitle: '恢复默认设置？',
  resetText: '外观、布局、标签页、工具和显示辅助都会回到默认，已保存的设置会被删除。语言不受影响。',
  confirm: '确定',
  cancel: '取消',
  previewed: '更改已生效，保存后下次访问仍然保留。',
  notSaved: '界面设置还没有保存，重新打开页面后会恢复原样。',
  saved: '当前设置已保存。',
  default: '当前为默认设置。',
  themeName: '主题',
  'themeName.blue-white': '蓝白',
  'themeName.dark': '深色',
  'themeName.contrast': '高对比度',
  layout: '菜单位置',
  'layout.horizontal': '横向',
  'layout.vertical': '纵向',
  'layout.column': '分栏',
  'layout.comprehensive': '综合',
  'layout.common': '常规',
  'layout.float': '浮动',
  columnStyle: '分栏样式',
  'columnStyle.card': '卡片',
  'columnStyle.vertical': '纵向',
  'columnStyle.horizontal': '横向',
  'columnStyle.arrow': '箭头',
  background: '页面背景',
  'background.none': '纯色',
  'background.tint': '浅色渐变',
  'background.dots': '圆点',
  tabsBarStyle: '标签页样式',
  'tabsBarStyle.card': '卡片',
  'tabsBarStyle.smart': '灵动',
  'tabsBarStyle.smooth': '圆滑',
  fixedHeader: '固定页头',
  showProgressBar: '进度条',
  showTabs: '显示标签页',
  showTabsIcon: '标签页图标',
  showLanguage: '语言切换',
  showRefresh: '刷新按钮',
  showSearch: '搜索',
  showTheme: '主题切换',
  showNotice: '消息提醒',
  showFullScreen: '全屏按钮',
  largeText: '大字',
  grey: '灰色模式',
  colourWeak: '色弱模式',
});
