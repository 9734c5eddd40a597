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
};
