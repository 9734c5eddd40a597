import type { Translation } from '@/shared/intl/languages';
import type { messages } from './messages';

export const english: Translation<typeof messages> = {
  skip: 'Skip to content',
  breadcrumbs: 'You are here',
  home: 'Home',
  toTop: 'Back to top',
  failedTitle: 'Something went wrong on this page',
  failedText: 'The page could not be loaded: the network may be down, or the platform has just been updated.',
  offlineTitle: 'There is no network',
  offlineText:
    'This page has not been loaded yet. It opens by itself as soon as the network is back, and you can try at once.',
  goneText:
    'The platform has been updated, and the old files of this page are gone. Please reload the page in your browser to open it.',
  goneUnsaved:
    'The platform has been updated, and the old files of this page are gone. What you typed on other pages is still there: go back and save it first, then reload the page in your browser.',
  reload: 'Reload the page',
  retry: 'Try again',
  outageTitle: 'The platform is unavailable at the moment',
  outageReason: '{reason}{status, plural, =0 {} other { (status #)}}',
  outageText:
    'You are still signed in. The page opens by itself as soon as the platform is back, and you can try at once.',
  hostTitle: 'Please sign in to the platform',
  hostText:
    'You need to be signed in to see this page. Sign in to the platform around it, and the page opens here.',
};
