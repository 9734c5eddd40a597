import type { Translation } from '@/shared/intl/languages';
import type { messages } from './messages';

export const english: Translation<typeof messages> = {
  news: 'Hospital news',
  notice: 'Notices',
  all: 'All',
  categories: 'Categories',
  empty: 'Nothing here yet',
  widen: 'Choose another category or time, or view all of them.',
  sort: 'Order',
  newest: 'Newest',
  oldest: 'Oldest',
  mostRead: 'Most read',
  days: 'Published',
  anyTime: 'Any time',
  month: 'Past month',
  halfYear: 'Past six months',
  year: '{year}',
};
