import type { Translation } from '@/shared/intl/languages';
import type { messages } from './messages';

export const english: Translation<typeof messages> = {
  signOut: 'Sign out',
  unsaved: 'There is unsaved input, which is lost when you sign out. Sign out?',
};
