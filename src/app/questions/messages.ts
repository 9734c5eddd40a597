import { defineTexts } from '@/shared/intl/texts';

export const messages = defineTexts('questions', {
  title: '温馨提示',
  yes: '确定',
  no: '取消',
});
