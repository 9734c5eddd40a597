import type { Translation } from '@/shared/intl/languages';
import type { messages } from './messages';

export const english: Translation<typeof messages> = {
  title: 'Please note',
  confirm: 'OK',
  cancel: 'Cancel',
};
