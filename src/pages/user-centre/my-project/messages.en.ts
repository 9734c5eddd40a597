import type { Translation } from '@/shared/intl/languages';
import type { messages } from './messages';

export const english: Translation<typeof messages> = {
  state: 'Status',
  all: 'All',
  because: 'Reason: {reason}',
  completed: 'Completed on {day}',
  empty: 'You have not enrolled in a course yet',
  emptyText: 'Choose a course and enrol; its status will appear here.',
  find: 'Browse courses',
  noneOfState: 'No enrolment has this status',
  showAll: 'Show all enrolments',
  study: 'Continue studying',
  lookBack: 'Review the course',
};
