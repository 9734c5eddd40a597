import { defineMessages } from '@/shared/intl/define-messages';

/** Apart from the other messages, which are loaded with the page. */
export const { title } = defineMessages('terms', { title: '服务协议与隐私政策' });
