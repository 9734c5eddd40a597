import type { Translation } from '@/shared/intl/languages';
import type { messages } from './messages';

export const english: Translation<typeof messages> = {
  state: 'State',
  all: 'All',
  because: 'Reason: {reason}',
  enrolledAt: 'enrolled on {moment}',
  reviewAt: 'in review since {moment}',
  approvedAt: 'approved on {moment}',
  refusedAt: 'decided on {moment}',
  leftAt: 'left on {moment}',
  lessons: '{done} of {all, plural, one {# lesson} other {# lessons}} done',
  completed: 'Completed on {day}',
  empty: 'You have not enrolled in a course yet',
  emptyText: 'Choose a course and enrol; you will see here how it stands.',
  find: 'See the courses',
  noneOfState: 'No enrolment is in this state',
  showAll: 'Show all enrolments',
  study: 'Continue studying',
  lookBack: 'Look at it again',
};
