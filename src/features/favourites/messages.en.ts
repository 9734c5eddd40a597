import type { Translation } from '@/shared/intl/languages';
import type { messages } from './messages';

export const english: Translation<typeof messages> = {
  keep: 'Favourite',
  kept: 'In favourites',
  keepNamed: 'Favourite {name}',
  keptNamed: 'In favourites: {name}, press to remove',
};
