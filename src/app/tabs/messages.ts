import { defineMessages } from '@/shared/intl/define-messages';

export const messages = defineMessages('tabs', {
  bar: '打开的页面',
  close: '关闭{title}',
  actions: '标签页操作',
  closeThis: '关闭当前',
  closeOthers: '关闭其他',
  closeLeft: '关闭左侧',
  closeRight: '关闭右侧',
  closeAll: '全部关闭',
  unsaved: '这些页面有未保存的内容，关闭后会丢失：{pages}。确定关闭吗？',
  separator: '、',
});
