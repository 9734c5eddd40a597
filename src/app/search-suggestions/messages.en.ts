import type { Translation } from '@/shared/intl/languages';
import type { messages } from './messages';

export const english: Translation<typeof messages> = {
  title: 'Suggestions',
  recent: 'Recent searches',
  clear: 'Clear',
  viewed: 'Recently viewed',
  clearViewed: 'Clear viewed',
  count: '{count, plural, one {# suggestion} other {# suggestions}}',
  all: 'All results for “{keyword}”',
};
