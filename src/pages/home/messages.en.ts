import type { Translation } from '@/shared/intl/languages';
import type { messages } from './messages';

export const english: Translation<typeof messages> = {
  title: 'Home',
  carousel: 'In focus',
  slide: '{number} of {total}',
  show: 'Show {number}: {title}',
  more: 'Read more',
  pause: 'Pause',
  play: 'Play',
};
