import type { Translation } from '@/shared/intl/languages';
import type { messages } from './messages';

export const english: Translation<typeof messages> = {
  realName: 'Real name',
  realNameHint: 'This name will appear on your certificates',
  realNameRequired: 'Please enter your real name',
  hospital: 'Hospital',
  hospitalRequired: 'Please enter your hospital',
};
