import type { Translation } from '@/shared/intl/languages';
import type { messages } from './messages';

export const english: Translation<typeof messages> = {
  badRoutes: 'The routes were returned in the wrong format!',
};
