import { defineMessages } from '@/shared/intl/define-messages';

export const messages = defineMessages('tabs', {
  bar: ['打开的页面', 'Open pages'],
  close: ['关闭{title}', 'Close {title}'],
  actions: ['标签页操作', 'Actions for tabs'],
  closeThis: ['关闭当前', 'Close this one'],
  closeOthers: ['关闭其他', 'Close the others'],
  closeLeft: ['关闭左侧', 'Close those to the left'],
  closeRight: ['关闭右侧', 'Close those to the right'],
  closeAll: ['全部关闭', 'Close all'],
  unsaved: [
    '这些页面有未保存的内容，关闭后会丢失：{pages}。确定关闭吗？',
    'These pages have unsaved input, which is lost when they are closed: {pages}. Close them?',
  ],
  separator: ['、', ', '],
});
