import { defineMessages } from '@/shared/intl/define-messages';

export const messages = defineMessages('accountPage', {
  home: '返回首页',
});
