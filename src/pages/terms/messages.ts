import { defineMessages } from '@/shared/intl/define-messages';
import { paths } from '@/shared/routes/paths';

export const messages = defineMessages('terms', {
  title: paths.terms.title,
  contents: ['目录', 'Contents'],
  print: ['打印', 'Print'],
});
