import type { Translation } from '@/shared/intl/languages';
import type { messages } from './messages';

export const english: Translation<typeof messages> = {
  title: 'Change the password',
  lead: 'When you change it, you are signed out on all other devices.',
  expired:
    'Your password was last changed on {date} and has passed its maximum age of {days, plural, one {# day} other {# days}}. Please change it first.',
  mustChange: 'Please choose a password of your own before you continue.',
  oldPassword: 'Current password',
  oldPasswordRequired: 'Please enter your current password',
  submit: 'Change the password',
  changed: 'The password has been changed, and your other devices have been signed out',
  signOut: 'Sign out',
};
