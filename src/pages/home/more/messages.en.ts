import type { Translation } from '@/shared/intl/languages';
import type { messages } from './messages';

export const english: Translation<typeof messages> = {
  courses: 'Enrolling now',
  allCourses: 'All open courses',
  noCourse: 'No course is open for enrolment now',
  noCourseText: 'New ones appear here; courses that begin soon are in the catalogue.',
  bases: 'Training bases',
  allBases: 'All training bases',
  basesLead: '{bases} training bases in {provinces} provinces.',
  files: 'Newest files',
  allFiles: 'Download centre',
  noFile: 'No files at the moment',
  numbers: 'The platform in figures',
  projects: 'Courses',
  hospitals: 'Training bases',
  provinces: 'Provinces',
  trainees: 'Trainees',
  certificates: 'Certificates issued',
};
