import type { Translation } from '@/shared/intl/languages';
import type { messages } from './messages';

export const english: Translation<typeof messages> = {
  signInAtHost:
    'Your session has expired: please sign in again at the platform around this page. What you have filled in stays, and can be saved afterwards.',
};
