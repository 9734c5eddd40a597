import { defineMessages } from '@/shared/intl/define-messages';
import { title } from './title';

export const messages = defineMessages('inbox', {
  title,
  unread: '{count} 条未读',
  unreadCount: '未读数',
  allRead: '没有未读消息',
  readAll: '全部标为已读',
  readOne: '标为已读',
  readOneNamed: '将“{title}”标为已读',
  remove: '删除',
  removeNamed: '删除“{title}”',
  removed: '已删除“{title}”',
  removedSeveral: '已删除 {count} 条消息',
  undo: '撤销',
  allMarked: '已全部标为已读',
  restored: '已恢复',
  show: '显示',
  all: '全部',
  isUnread: '未读',
  noneUnread: '未读消息都看过了',
  showAll: '查看全部消息',
  cleared: '本页的消息都已删除',
  empty: '还没有消息',
  emptyText: '报名、培训和账号的动态会在这里通知您。',
});
