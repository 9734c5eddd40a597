import { defineMessages } from '@/shared/intl/define-messages';

/** In a file of its own: the first script needs the title, the page's chunk has the other messages. */
export const { title } = defineMessages('contact', { title: '联系我们' });
