import type { Translation } from '@/shared/intl/languages';
import type { messages } from './messages';

export const english: Translation<typeof messages> = {
  title: 'Home',
  search: 'Search the site',
  searchHint: 'Courses, bases, news, files',
  searchButton: 'Search',
  findCourses: 'Find a course',
  findCoursesText: 'By speciality, category and base',
  verify: 'Verify a certificate',
  verifyText: 'By its number, without a login',
  resume: 'Continue learning',
  resumeVisitor: 'Sign in and go on where you stopped',
  resumeMember: 'Your enrolments, progress and next steps',
  resumeProgress: '{done} of {all, plural, one {# lesson} other {# lessons}}',
  carousel: 'In focus',
  slide: '{number} of {total}',
  show: 'Show {number}: {title}',
  more: 'Read more',
  pause: 'Pause',
  play: 'Play',
};
