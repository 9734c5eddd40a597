import type { Translation } from '@/shared/intl/languages';
import type { messages } from './messages';

export const english: Translation<typeof messages> = {
  password: 'New password',
  passwordRequired: 'Please enter a password',
  repeat: 'Repeat the password',
  repeatRequired: 'Please repeat the password',
  different: 'The passwords do not match',
  rules: 'Password rules',
  length: '8 to 20 characters',
  noChinese: 'No Chinese characters',
  kinds: 'At least three of: digits, lower-case letters, upper-case letters, special characters',
  holds: 'met',
  fails: 'not met',
};
