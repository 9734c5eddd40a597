import { defineMessages } from '@/shared/intl/define-messages';

/** In a file of its own: the first script needs the title, the page's chunk has the other messages. */
export const { title } = defineMessages('search', { title: '全站搜索' });
