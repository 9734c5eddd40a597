import type { Translation } from '@/shared/intl/languages';
import type { messages } from './messages';

export const english: Translation<typeof messages> = {
  news: 'Hospital news',
  notice: 'Notices',
  all: 'All',
  categories: 'Categories',
  empty: 'Nothing here yet',
  widen: 'Choose another category, or view all of them.',
};
