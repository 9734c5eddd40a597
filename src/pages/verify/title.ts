import { defineMessages } from '@/shared/intl/define-messages';

/** Apart from the other messages, which are loaded with the page. */
export const { title } = defineMessages('verify', { title: '证书查验' });
