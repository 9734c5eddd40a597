import type { Translation } from '@/shared/intl/languages';
import type { messages } from './messages';

export const english: Translation<typeof messages> = {
  password: 'New password',
  passwordRequired: 'Please enter a password',
  repeat: 'Repeat the password',
  repeatRequired: 'Please repeat the password',
  different: 'The two passwords differ',
  rules: 'Rules for the password',
  length: '8 to 20 characters',
  noChinese: 'No Chinese characters',
  kinds: 'Three or more of: digits, lower case, upper case, special characters',
  holds: 'met',
  fails: 'not met',
};
