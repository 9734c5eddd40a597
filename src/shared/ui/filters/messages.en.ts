import type { Translation } from '@/shared/intl/languages';
import type { messages } from './messages';

export const english: Translation<typeof messages> = {
  filters: 'Filters',
  filtersSelected: 'Filters ({count})',
  active: 'Filters set',
  removeFilter: '<hidden>Without </hidden>{name}',
  clearFilters: 'Clear all filters',
};
