import type { Translation } from '@/shared/intl/languages';
import type { messages } from './messages';

export const english: Translation<typeof messages> = {
  remaining: '{count, plural, one {# attempt} other {# attempts}} left.',
  lockedUntil: 'Too many wrong passwords. You can try again after {time}.',
  reset: 'You can also <link>reset the password by SMS</link> now.',
};
