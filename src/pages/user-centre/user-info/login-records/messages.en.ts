import type { Translation } from '@/shared/intl/languages';
import type { messages } from './messages';

export const english: Translation<typeof messages> = {
  title: 'Login records',
  lead: 'If one of these was not you, change your password and sign out other devices.',
  none: 'There are no login records yet.',
  password: 'By password',
  code: 'By SMS code',
  register: 'Registration',
  success: 'Successful',
  wrongPassword: 'Wrong password',
  locked: 'Locked',
  wrongCode: 'Wrong code',
  thisDevice: 'This login',
};
