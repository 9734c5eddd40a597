import type { Translation } from '@/shared/intl/languages';
import type { messages } from './messages';

export const english: Translation<typeof messages> = {
  keep: 'Favourite',
  keepNamed: 'Favourite {name}',
  signIn: 'Favourite {name}: sign in first',
};
