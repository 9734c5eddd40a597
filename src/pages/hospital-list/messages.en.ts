import type { Translation } from '@/shared/intl/languages';
import type { messages } from './messages';

export const english: Translation<typeof messages> = {
  title: 'Training bases',
  lead: 'Find hospitals that train in organ transplantation, by province, level and speciality.',
  search: 'Search bases',
  searchHint: 'Hospital or city',
  level: 'Hospital level',
  speciality: 'Speciality',
  any: 'Any',
  total: '{total, plural, one {# training base} other {# training bases}} found',
  openCourses: '{count, plural, one {# course} other {# courses}} open for enrolment',
  empty: 'No training bases found',
  widen: 'Remove one of the filters, or view all bases:',
  anyProvince: 'Any province',
  anyLevel: 'Any level',
  anySpeciality: 'Any speciality',
  anyKeyword: 'Without the search words',
  all: 'All bases',
  none: 'There are no training bases yet',
};
