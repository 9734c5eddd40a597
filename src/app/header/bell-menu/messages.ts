import { defineMessages } from '@/shared/intl/define-messages';

export const messages = defineMessages('bellMenu', {
  title: ['未读消息', 'Unread messages'],
  markAll: ['全部标为已读', 'Mark all as read'],
  markOne: ['将“{title}”标为已读', 'Mark as read: “{title}”'],
  allMarked: ['已全部标为已读', 'All marked as read'],
  undo: ['撤销', 'Undo'],
  none: ['没有未读消息', 'No unread messages'],
  all: ['查看全部消息', 'See all messages'],
});
