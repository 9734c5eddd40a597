import { defineMessages } from '@/shared/intl/define-messages';

export const messages = defineMessages('menuBar', {
  menu: '主菜单',
  submenu: '下级菜单',
  failed: '菜单加载失败，点此重试',
  confirmRefresh: '这一页有未保存的内容，重新加载后会丢失。确定重新加载吗？',
  collapse: '收起侧栏',
  expand: '展开侧栏',
});
