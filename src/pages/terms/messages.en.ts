import type { Translation } from '@/shared/intl/languages';
import type { messages } from './messages';

export const english: Translation<typeof messages> = {
  title: 'Service agreement and privacy policy',
  contents: 'Contents',
  print: 'Print',
};
