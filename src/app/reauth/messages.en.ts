import type { Translation } from '@/shared/intl/languages';
import type { messages } from './messages';

export const english: Translation<typeof messages> = {
  title: 'Please sign in again',
  text: 'Your session has ended. What you have filled in is still here; sign in to continue.',
  discard: 'Discard what I filled in',
};
