import type { Translation } from '@/shared/intl/languages';
import type { messages } from './messages';

export const english: Translation<typeof messages> = {
  openProjects: 'Enrolling now',
  allProjects: 'All open courses',
  noProjects: 'No courses are open for enrolment at the moment',
  noProjectsText: 'New courses appear here; those opening soon are in the catalogue.',
  hospitalsByProvince: 'Training bases',
  allHospitals: 'All training bases',
  hospitalsLead:
    '{hospitals, plural, one {# training base} other {# training bases}} in {provinces, plural, one {# province} other {# provinces}}.',
  noHospitals: 'No training bases yet',
  latestFiles: 'Latest files',
  allFiles: 'Download centre',
  noFiles: 'No files at the moment',
  programme: 'National training in {year}',
  source: 'Source: {source}',
  change: '{change} on the year before',
  stats: 'The platform in figures',
  projects: 'Courses',
  hospitals: 'Training bases',
  provinces: 'Provinces',
  trainees: 'Trainees',
  certificates: 'Certificates issued',
};
