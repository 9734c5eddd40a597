import type { Translation } from '@/shared/intl/languages';
import type { messages } from './messages';

export const english: Translation<typeof messages> = {
  signOut: 'Sign out',
  unsaved: 'You have unsaved input, which will be lost if you sign out. Sign out?',
};
