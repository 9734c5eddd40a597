import type { Translation } from '@/shared/intl/languages';
import type { messages } from './messages';

export const english: Translation<typeof messages> = {
  title: 'Sign in',
  lead: 'Use your account of the platform and go on learning.',
};
