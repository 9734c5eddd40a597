import { defineMessages } from '@/shared/intl/define-messages';

export const messages = defineMessages('menuBar', {
  menu: ['主菜单', 'Main menu'],
  submenu: ['下级菜单', 'Submenu'],
  failed: ['菜单加载失败，点此重试', 'The menu could not be loaded. Try again'],
  confirmRefresh: [
    '这一页有未保存的内容，重新加载后会丢失。确定重新加载吗？',
    'This page has unsaved input, which will be lost if it is reloaded. Reload it?',
  ],
  collapse: ['收起侧栏', 'Collapse the sidebar'],
  expand: ['展开侧栏', 'Expand the sidebar'],
});
