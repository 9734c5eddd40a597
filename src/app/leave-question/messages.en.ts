import type { Translation } from '@/shared/intl/languages';
import type { messages } from './messages';

export const english: Translation<typeof messages> = {
  title: 'Leave this page?',
  text: 'What you have filled in is not saved yet and will be lost.',
  stay: 'Stay here',
  leave: 'Leave without saving',
};
