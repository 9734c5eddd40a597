import type { Translation } from '@/shared/intl/languages';
import type { messages } from './messages';

export const english: Translation<typeof messages> = {
  news: 'Hospital news',
  notice: 'Notices',
  moreNews: 'All news',
  moreNotice: 'All notices',
  emptyNews: 'No news at the moment',
  emptyNotice: 'No notices at the moment',
};
