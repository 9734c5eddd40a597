import type { Translation } from '@/shared/intl/languages';
import type { messages } from './messages';

export const english: Translation<typeof messages> = {
  remaining: '{count, plural, one {# try} other {# tries}} left.',
  lockedUntil: 'Too many wrong passwords. You can try again after {time}.',
  reset: 'You can also <link>reset the password by SMS</link> now.',
};
