import type { Translation } from '@/shared/intl/languages';
import type { messages } from './messages';

export const english: Translation<typeof messages> = {
  englishFailed: '<own>The English texts could not be loaded.</own>',
};
