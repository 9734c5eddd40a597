import { defineTexts } from '@/shared/intl/texts';

export const messages = defineTexts('accountPage', {
  home: '返回首页',
});
