import { defineMessages } from '@/shared/intl/define-messages';

export const messages = defineMessages('questions', {
  title: '温馨提示',
  yes: '确定',
  no: '取消',
});
