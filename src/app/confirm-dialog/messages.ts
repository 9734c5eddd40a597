import { defineMessages } from '@/shared/intl/define-messages';

export const messages = defineMessages('confirmDialog', {
  title: '温馨提示',
  confirm: '确定',
  cancel: '取消',
});
