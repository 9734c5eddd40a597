import type { Translation } from '@/shared/intl/languages';
import type { messages } from './messages';

export const english: Translation<typeof messages> = {
  title: 'Reset the password',
  lead: 'Set a new password with your registered mobile number.',
  submit: 'Reset the password',
  done: 'The password has been reset',
  doneText:
    'For your safety the account has been signed out on all devices. Please sign in with your user name and the new password; if you do not know the user name, choose “SMS code”.',
  toLogin: 'Go to sign in',
  backToLogin: 'Back to sign in',
};
