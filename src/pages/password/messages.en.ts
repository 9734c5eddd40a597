import type { Translation } from '@/shared/intl/languages';
import type { messages } from './messages';

export const english: Translation<typeof messages> = {
  title: 'Change the password',
  lead: 'After the change you are signed out on all other devices.',
  expired:
    'Your password has not been changed since {date} and is past its age of {days} days. Please change it first.',
  oldPassword: 'Present password',
  oldPasswordRequired: 'Please enter the present password',
  submit: 'Change the password',
  changed: 'The password has been changed, and other devices are signed out',
  signOut: 'Sign out',
};
