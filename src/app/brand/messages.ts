import { defineMessages } from '@/shared/intl/define-messages';

export const messages = defineMessages('brand', {
  home: ['，返回首页', ', home page'],
});
