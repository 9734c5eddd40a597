import { defineTexts } from '@/shared/intl/texts';

export const messages = defineTexts('agreement', {
  close: '我已阅读，返回填写',
});
