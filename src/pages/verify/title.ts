import { defineMessages } from '@/shared/intl/define-messages';

/** In a file of its own: the first script needs the title, the page's chunk has the other messages. */
export const { title, resultTitle } = defineMessages('verify', {
  title: '证书查验',
  resultTitle: '查验结果',
});
