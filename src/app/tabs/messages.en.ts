import type { Translation } from '@/shared/intl/languages';
import type { messages } from './messages';

export const english: Translation<typeof messages> = {
  bar: 'Open pages',
  close: 'Close {title}',
  actions: 'Actions for tabs',
  closeThis: 'Close this one',
  closeOthers: 'Close the others',
  closeLeft: 'Close those to the left',
  closeRight: 'Close those to the right',
  closeAll: 'Close all',
  unsaved: 'These pages have unsaved input, which is lost when they are closed: {pages}. Close them?',
  separator: ', ',
};
