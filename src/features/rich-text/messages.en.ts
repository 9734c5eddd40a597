import type { Translation } from '@/shared/intl/languages';
import type { messages } from './messages';

export const english: Translation<typeof messages> = {
  enlarge: 'Enlarge the picture: {alt}',
  image: 'Picture',
  textOnly: 'The formatting of this text is too complex, so only its words are shown.',
};
