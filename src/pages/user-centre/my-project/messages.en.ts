import type { Translation } from '@/shared/intl/languages';
import type { messages } from './messages';

export const english: Translation<typeof messages> = {
  state: 'Status',
  all: 'All',
  reason: 'Reason: {reason}',
  enrolledAt: 'enrolled on {dateTime}',
  reviewAt: 'in review since {dateTime}',
  approvedAt: 'approved on {dateTime}',
  refusedAt: 'decided on {dateTime}',
  leftAt: 'left on {dateTime}',
  lessons: '{done} of {all, plural, one {# lesson} other {# lessons}} done',
  completed: 'Completed on {day}',
  empty: 'You have not enrolled in a course yet',
  emptyText: 'Choose a course and enrol; its status will appear here.',
  browse: 'Browse courses',
  noMatch: 'No enrolment has this status',
  showAll: 'Show all enrolments',
  start: 'Start studying',
  study: 'Continue studying',
  review: 'Review the course',
};
