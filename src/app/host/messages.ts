import { defineMessages } from '@/shared/intl/define-messages';

export const messages = defineMessages('host', {
  leave: [
    '有未保存的内容，离开后会丢失。确定离开吗？',
    'You have unsaved input, which will be lost if you leave. Leave?',
  ],
  leaveConfirm: ['离开', 'Leave'],
});
