import { defineMessages } from '@/shared/intl/define-messages';

/** Apart from the other messages, which are loaded with the page. */
export const { title } = defineMessages('teacher', { title: '授课教师' });
