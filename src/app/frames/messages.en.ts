import type { Translation } from '@/shared/intl/languages';
import type { messages } from './messages';

export const english: Translation<typeof messages> = {
  skip: 'Skip to the content',
  failedTitle: 'Something went wrong on this page',
  failedText: 'The page could not be loaded: the network may be down, or the platform was just updated.',
  retry: 'Try again',
  hostTitle: 'Please sign in at the platform',
  hostText:
    'This page needs somebody signed in. Use the sign-in of the platform around it; then it opens here.',
};
