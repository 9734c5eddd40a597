import type { Translation } from '@/shared/intl/languages';
import type { messages } from './messages';

export const english: Translation<typeof messages> = {
  title: 'Sign in',
  lead: 'Sign in with your platform account to continue learning.',
};
