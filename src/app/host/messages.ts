import { defineMessages } from '@/shared/intl/define-messages';

export const messages = defineMessages('host', {
  leave: '有未保存的内容，离开后会丢失。确定离开吗？',
  leaveConfirm: '离开',
});
