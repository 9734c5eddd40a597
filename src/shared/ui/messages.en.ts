import type { Translation } from '@/shared/intl/languages';
import type { messages } from './messages';

export const english: Translation<typeof messages> = {
  retry: 'Try again',
  failedTitle: 'This could not be loaded',
  requestId: 'Error number: {id}',
  previousPage: 'Previous page',
  nextPage: 'Next page',
  pages: 'Pages',
  page: 'Page {page}',
  hits: '{total, plural, one {# item} other {# items}}',
};
