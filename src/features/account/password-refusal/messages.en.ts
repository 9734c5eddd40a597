import type { Translation } from '@/shared/intl/languages';
import type { messages } from './messages';

export const english: Translation<typeof messages> = {
  remaining: '{count, plural, one {# try} other {# tries}} left.',
  lockedUntil: 'Try again after {time}.',
  reset: 'Or <link>reset the password by SMS</link> now.',
};
