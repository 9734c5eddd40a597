import type { Translation } from '@/shared/intl/languages';
import type { messages } from './messages';

export const english: Translation<typeof messages> = {
  signInAtHost:
    'Your session has expired. Please sign in again on the platform around this page. What you have filled in stays here and can be saved afterwards.',
};
