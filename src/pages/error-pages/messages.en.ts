import type { Translation } from '@/shared/intl/languages';
import type { messages } from './messages';

export const english: Translation<typeof messages> = {
  forbiddenTitle: 'No access',
  forbiddenText:
    'Your account may not open this page. The administrator of your training base can grant access.',
  notFoundTitle: 'Page not found',
  notFoundText: 'The address may be wrong, or the page has moved.',
  home: 'Back to the home page',
  back: 'Back to the previous page',
  search: 'Search for what you need',
  searchButton: 'Search',
  courses: 'Find a course',
  verify: 'Verify a certificate',
  help: 'See the help centre',
  code: 'Error code {code}',
};
