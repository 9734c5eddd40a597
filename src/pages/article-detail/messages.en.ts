import type { Translation } from '@/shared/intl/languages';
import type { messages } from './messages';

export const english: Translation<typeof messages> = {
  news: 'News',
  notice: 'Notice',
  toNews: 'Back to the news',
  toNotice: 'Back to the notices',
  attachments: 'Attachments',
  download: 'Download',
  downloadFile: 'Download {name}',
  size: '{size} KB',
  loading: 'The article is loading',
  gone: 'This content was not found',
  goneWhy:
    'It may not be published yet, or has been withdrawn. Go back to the list to see what else there is.',
};
