import type { Translation } from '@/shared/intl/languages';
import type { messages } from './messages';

export const english: Translation<typeof messages> = {
  title: 'Training bases',
  lead: 'Find the hospitals that train for organ transplantation, by province, level and speciality.',
  search: 'Search bases',
  searchHint: 'Hospital or city',
  level: 'Hospital level',
  speciality: 'Speciality',
  any: 'Any',
  hits: '{total, plural, one {# training base} other {# training bases}} found',
  empty: 'No training base fits',
  widen: 'Take off one of the filters, or look at all bases:',
  anyProvince: 'Any province',
  anyLevel: 'Any level',
  anySpeciality: 'Any speciality',
  anyKeyword: 'Without the search words',
  all: 'All bases',
  none: 'There are no training bases yet',
};
