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
  | 'previewed'
  | 'notSaved'
  | 'saved'
  | 'default'
  | ThemeChoice
  | ThemeSwitch
  | keyof Extra
  | Value;

export const messages = defineMessages<Key>('settings', {
  title: ['界面设置', 'Display settings'],
  appearance: ['外观', 'Appearance'],
  layouts: ['布局', 'Layout'],
  tabs: ['标签页', 'Tabs'],
  tools: ['页头与工具', 'Header and tools'],
  readingAids: ['显示辅助', 'Reading aids'],
  language: ['语言', 'Language'],
  save: ['保存设置', 'Save'],
  reset: ['恢复默认', 'Restore defaults'],
  resetTitle: ['恢复默认设置？', 'Restore the default settings?'],
  resetText: [
    '外观、布局、标签页、工具和显示辅助都会回到默认，已保存的设置会被删除。语言不受影响。',
    'Appearance, layout, tabs, tools and reading aids go back to their defaults, and what was saved is deleted. The language stays.',
  ],
  previewed: [
    '更改已生效，保存后下次访问仍然保留。',
    'Changes show at once. Save them to keep them for your next visit.',
  ],
  notSaved: [
    '界面设置还没有保存，重新打开页面后会恢复原样。',
    'The display settings are not saved; they return to what they were when the page is opened again.',
  ],
  saved: ['当前设置已保存。', 'These settings are saved.'],
  default: ['当前为默认设置。', 'These are the default settings.'],
  themeName: ['主题', 'Theme'],
  'themeName.blue-white': ['蓝白', 'Blue and white'],
  'themeName.dark': ['深色', 'Dark'],
  'themeName.contrast': ['高对比度', 'High contrast'],
  layout: ['菜单位置', 'Menu position'],
  'layout.horizontal': ['横向', 'Horizontal'],
  'layout.vertical': ['纵向', 'Vertical'],
  'layout.column': ['分栏', 'Columns'],
  'layout.comprehensive': ['综合', 'Mixed'],
  'layout.common': ['常规', 'Classic'],
  'layout.float': ['浮动', 'Floating'],
  columnStyle: ['分栏样式', 'Column style'],
  'columnStyle.card': ['卡片', 'Cards'],
  'columnStyle.vertical': ['纵向', 'Vertical'],
  'columnStyle.horizontal': ['横向', 'Horizontal'],
  'columnStyle.arrow': ['箭头', 'Arrow'],
  background: ['页面背景', 'Page background'],
  'background.none': ['纯色', 'Plain'],
  'background.tint': ['浅色渐变', 'Soft gradient'],
  'background.dots': ['圆点', 'Dots'],
  tabsBarStyle: ['标签页样式', 'Tab style'],
  'tabsBarStyle.card': ['卡片', 'Cards'],
  'tabsBarStyle.smart': ['灵动', 'Underlined'],
  'tabsBarStyle.smooth': ['圆滑', 'Rounded'],
  fixedHeader: ['固定页头', 'Keep the header in view'],
  showProgressBar: ['进度条', 'Progress bar'],
  showTabs: ['显示标签页', 'Show tabs'],
  showTabsIcon: ['标签页图标', 'Icons of tabs'],
  showLanguage: ['语言切换', 'Language switch'],
  showRefresh: ['刷新按钮', 'Reload button'],
  showSearch: ['搜索', 'Search'],
  showTheme: ['主题切换', 'Theme switch'],
  showNotice: ['消息提醒', 'Message bell'],
  showFullScreen: ['全屏按钮', 'Full screen button'],
  largeText: ['大字', 'Large text'],
  grey: ['灰色模式', 'Grey mode'],
  colourWeak: ['色弱模式', 'Colour-weak mode'],
});
