import type { Translation } from '@/shared/intl/languages';
import type { messages } from './messages';

export const english: Translation<typeof messages> = {
  kind: 'Type',
  all: 'All',
  project: 'Courses',
  hospital: 'Training bases',
  keptOn: 'Added on {day}',
  empty: 'You have no favourites yet',
  emptyText:
    'Press “Favourite” on a course or a training base, and it appears here, on any computer where you sign in.',
  browse: 'Browse courses',
  noMatch: 'No favourite of this type',
  showAll: 'Show all favourites',
};
