import type { Translation } from '@/shared/intl/languages';
import type { messages } from './messages';

export const english: Translation<typeof messages> = {
  title: 'Account and security',
  username: 'User name',
  registeredAt: 'Registered on {day}',
  phone: 'Mobile number',
  phoneNote: 'Used to sign in by SMS and to reset a forgotten password.',
  noPhone: 'Not given',
  replace: 'Change',
  changePhone: 'Change mobile number',
  changePhoneText:
    'Please enter your current password and the new number; a code will be sent to that number. Afterwards the old number receives an SMS about the change.',
  phoneChanged: 'Mobile number changed',
  password: 'Password',
  passwordChangedAt: 'Last changed on {day}',
  change: 'Change',
  changePassword: 'Change password',
  changePasswordText: 'Your other devices will be signed out; this one stays signed in.',
  oldPassword: 'Current password',
  passwordChanged: 'Password changed',
  othersEnded: 'Your other devices have been signed out.',
  others: 'Other devices',
  othersText: 'If you forgot to sign out somewhere, or a login looks strange, sign out all other devices.',
  signOut: 'Sign out others',
  signOutOthers: 'Sign out others, on all other devices',
  ended: '{count, plural, one {# other device} other {# other devices}} signed out',
  noneEnded: 'No other device is signed in',
};
