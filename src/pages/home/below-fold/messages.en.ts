import type { Translation } from '@/shared/intl/languages';
import type { messages } from './messages';

export const english: Translation<typeof messages> = {
  courses: 'Enrolling now',
  allCourses: 'All open courses',
  noCourse: 'No courses are open for enrolment at the moment',
  noCourseText: 'New courses appear here; those opening soon are in the catalogue.',
  bases: 'Training bases',
  allBases: 'All training bases',
  basesLead:
    '{bases, plural, one {# training base} other {# training bases}} in {provinces, plural, one {# province} other {# provinces}}.',
  files: 'Latest files',
  allFiles: 'Download centre',
  noFile: 'No files at the moment',
  numbers: 'The platform in figures',
  projects: 'Courses',
  hospitals: 'Training bases',
  provinces: 'Provinces',
  trainees: 'Trainees',
  certificates: 'Certificates issued',
};
