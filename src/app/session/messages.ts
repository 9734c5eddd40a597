import { defineMessages } from '@/shared/intl/define-messages';

export const messages = defineMessages('session', {
  signInAtHost: [
    '登录已过期，请在所在平台重新登录。已填写的内容会保留，登录后可继续保存。',
    'Your session has expired. Please sign in again on the platform around this page. What you have filled in stays here and can be saved afterwards.',
  ],
});
