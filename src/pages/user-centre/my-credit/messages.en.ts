import type { Translation } from '@/shared/intl/languages';
import type { messages } from './messages';

export const english: Translation<typeof messages> = {
  overview: 'Overview',
  total: 'Total credits',
  ofYear: 'Credits in {year}',
  classI: 'Class I',
  classII: 'Class II',
  year: 'Year',
  share: 'Chart',
  sum: 'Total',
  details: 'Credits in detail',
  creditClass: 'Class',
  all: 'All',
  project: 'Course',
  credits: 'Credits',
  unit: 'credits',
  earnedAt: 'Earned on',
  certificate: 'Certificate number',
  classesText:
    'Class I credits come from national and provincial programmes of continuing medical education, class II credits from other activities, such as courses of the hospital and self-study.',
  sumText:
    '{count, plural, one {# entry} other {# entries}}, {total, plural, one {# credit} other {# credits}} (Class I {one}, Class II {two})',
  print: 'Print the statement',
  csv: 'Download CSV',
  file: 'credits{scope}',
  empty: 'You have no credits yet',
  emptyText: 'Once all lessons and quizzes of a course are done, its credits are added here automatically.',
  toTraining: 'See my training',
  noMatch: 'No matching credits',
  showAll: 'Show all credits',
  transcript: 'Statement of continuing-education credits',
  name: 'Name',
  idNumber: 'ID number',
  noIdNumber: 'Not given',
  hospital: 'Hospital',
  scope: 'Scope',
  allYears: 'All years',
  asOf: 'As of',
  transcriptFooter:
    'Produced by {site} from its records for the holder’s own reference. Whether a certificate is genuine can be verified by its number.',
};
