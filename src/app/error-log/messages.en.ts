import type { Translation } from '@/shared/intl/languages';
import type { messages } from './messages';

export const english: Translation<typeof messages> = {
  open: 'Error log ({count})',
  title: 'Error log',
  lead: 'Kept in this page’s memory only and gone after a reload; tokens, passwords, phone numbers and ID numbers never appear here.',
  empty: 'No errors',
  copy: 'Copy',
  copied: 'Copied',
  copyFailed: 'Copying failed; please select the text and copy it yourself',
  clear: 'Clear',
  confirmClear: 'Clear the error log?',
  noStack: 'No stack trace',
};
