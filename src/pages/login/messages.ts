import { defineMessages } from '@/shared/intl/define-messages';

export const messages = defineMessages('login', {
  title: '登录',
  lead: '使用平台账号登录，继续您的学习。',
});
