import { defineMessages } from '@/shared/intl/define-messages';

export const messages = defineMessages('agreement', {
  close: ['我已阅读，返回填写', 'I have read it, back to the form'],
});
