import { defineMessages } from '@/shared/intl/define-messages';
import { title } from './title';

export const messages = defineMessages('terms', {
  title,
  contents: '目录',
  print: '打印',
});
