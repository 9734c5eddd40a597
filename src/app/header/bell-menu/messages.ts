import { defineMessages } from '@/shared/intl/define-messages';

export const messages = defineMessages('bellMenu', {
  title: '未读消息',
  markAll: '全部标为已读',
  markOne: '将“{title}”标为已读',
  allMarked: '已全部标为已读',
  undo: '撤销',
  none: '没有未读消息',
  all: '查看全部消息',
});
