import type { Translation } from '@/shared/intl/languages';
import type { messages } from './messages';

export const english: Translation<typeof messages> = {
  open: 'Error log ({count})',
  title: 'Error log',
  lead: 'Kept in the memory of this page only, gone with a reload; tokens, passwords, phones and ID numbers never appear here.',
  empty: 'No errors',
  copy: 'Copy',
  copied: 'Copied',
  notCopied: 'Copying failed, please select the text yourself',
  clear: 'Clear',
  clearText: 'Clear the error log?',
  noStack: 'No stack',
};
