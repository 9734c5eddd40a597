import { defineMessages } from '@/shared/intl/define-messages';

/** Apart from the other messages, which are loaded with the page. */
export const { title } = defineMessages('help', { title: '帮助中心' });
