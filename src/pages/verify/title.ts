import { defineMessages } from '@/shared/intl/define-messages';

/** Apart from the other messages, which are loaded with the page. */
export const { title, resultTitle } = defineMessages('verify', {
  title: '证书查验',
  resultTitle: '查验结果',
});
