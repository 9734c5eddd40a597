import type { Translation } from '@/shared/intl/languages';
import type { messages } from './messages';

export const english: Translation<typeof messages> = {
  title: 'Sign in and portal',
  signIn: 'Sign in',
  signedIn: 'You are signed in',
  toLearning: 'Go to my learning',
  toHome: 'Go to the home page',
};
