import type { Translation } from '@/shared/intl/languages';
import type { messages } from './messages';

export const english: Translation<typeof messages> = {
  loginRequired: ' (login required)',
  pinned: 'Pinned',
  retry: 'Try again',
  failedTitle: 'This could not be loaded',
  reloadPageUnsaved:
    'The platform has been updated. Finish or save what you typed, then reload the page in your browser to open this part.',
  reloadPage: 'The platform has been updated. Please reload the page in your browser to open this part.',
  bannerTitle: 'The page cannot be loaded at the moment',
  bannerText:
    'The network may be down, or the platform is under maintenance. Please try again a little later; if the problem persists, give the error numbers to the platform’s support staff.',
  retryAll: 'Try again',
  retrying: 'Trying again…',
  requestIds: 'Error numbers',
  unavailable: 'This part could not be loaded.',
  partFailed: '{part}: could not be loaded.',
  staleTitle: 'The content could not be updated',
  staleText: 'What is shown is from before. It is updated when the network is back; you can also retry now.',
  previousPage: 'Previous page',
  nextPage: 'Next page',
  pages: 'Pages',
  page: 'Page {page}',
  total: '{total, plural, one {# item} other {# items}}',
  cappedTotal: '{total, number}+ items',
  noSuchPage: 'This page does not exist',
  unreadableRecords: 'The platform sent these items in an unexpected form, so they cannot be shown',
  firstPage: 'Back to the first page',
};
