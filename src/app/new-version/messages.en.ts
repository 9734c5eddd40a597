import type { Translation } from '@/shared/intl/languages';
import type { messages } from './messages';

export const english: Translation<typeof messages> = {
  text: 'A new version of this site is ready. Reload the page to use it.',
  busy: 'A new version of this site is ready. Finish or save what you are doing, then reload the page.',
  reload: 'Reload',
  later: 'Later',
};
