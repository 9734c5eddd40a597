import { defineMessages } from '@/shared/intl/define-messages';

/** Apart from the other messages, which are loaded with the page. */
export const { title, course } = defineMessages('studyPage', { title: '培训详情', course: '培训介绍' });
