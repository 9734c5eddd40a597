import { defineMessages } from '@/shared/intl/define-messages';

export const messages = defineMessages('reauth', {
  title: ['请重新登录', 'Please sign in again'],
  text: [
    '登录已失效。您填写的内容还在，重新登录后可以继续。',
    'Your session has ended. What you have filled in is still here; sign in to continue.',
  ],
  discard: ['放弃填写的内容', 'Discard what I filled in'],
});
