import { defineTexts } from '@/shared/intl/texts';

export const messages = defineTexts('login', {
  title: '登录',
  lead: '使用平台账号登录，继续您的学习。',
});
