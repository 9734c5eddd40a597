import type { Translation } from '@/shared/intl/languages';
import type { messages } from './messages';

export const english: Translation<typeof messages> = {
  opening: 'Opening the document',
  document: 'Document: {title}',
  page: 'Page {page}',
  pageOf: 'Page {page} of {pages}',
  bar: 'Document toolbar',
  previous: 'Previous page',
  next: 'Next page',
  smaller: 'Smaller',
  larger: 'Larger',
  fitWidth: 'Fit to width',
  pageFailed: 'This page cannot be shown at present; you can open the file.',
  locked:
    'The document has a password and cannot be shown here. Please open the file and enter it there; whoever does not know it asks the training base.',
  unreadable: 'The document is damaged and cannot be shown here. You can open the file, or try again later.',
  failed:
    'The document cannot be read at present. Please check your network and try again, or open the file.',
  retry: 'Try again',
};
