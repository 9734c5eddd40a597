import type { Translation } from '@/shared/intl/languages';
import type { messages } from './messages';

export const english: Translation<typeof messages> = {
  state: 'Status',
  all: 'All',
  reason: 'Reason: {reason}',
  enrolledAt: 'enrolled on {moment}',
  reviewAt: 'in review since {moment}',
  approvedAt: 'approved on {moment}',
  refusedAt: 'decided on {moment}',
  leftAt: 'left on {moment}',
  lessons: '{done} of {all, plural, one {# lesson} other {# lessons}} done',
  completed: 'Completed on {day}',
  empty: 'You have not enrolled in a course yet',
  emptyText: 'Choose a course and enrol; its status will appear here.',
  browse: 'Browse courses',
  noMatch: 'No enrolment has this status',
  showAll: 'Show all enrolments',
  study: 'Continue studying',
  review: 'Review the course',
};
