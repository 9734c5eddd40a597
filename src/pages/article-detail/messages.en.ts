import type { Translation } from '@/shared/intl/languages';
import type { messages } from './messages';

export const english: Translation<typeof messages> = {
  news: 'News',
  notice: 'Notice',
  backToNews: 'Back to news',
  backToNotices: 'Back to notices',
  contents: 'On this page',
  attachments: 'Attachments',
  related: 'Related',
  prevNext: 'Before and after',
  newer: 'Newer',
  older: 'Older',
  noNewer: 'This is the newest',
  noOlder: 'This is the oldest',
  print: 'Print',
  loading: 'Loading the article',
  notFound: 'This content was not found',
  notFoundText:
    'It may not be published yet, or has been withdrawn. Go back to the list to see what else there is.',
};
