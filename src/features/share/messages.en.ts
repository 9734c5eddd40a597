import type { Translation } from '@/shared/intl/languages';
import type { messages } from './messages';

export const english: Translation<typeof messages> = {
  share: 'Share',
  loading: 'Preparing the QR code',
  scan: 'Let others scan this with a phone to open the page',
  code: 'QR code of the link to this page',
  copyLink: 'Copy link',
  linkCopied: 'Link copied',
  copyFailed: 'The link could not be copied; please copy it by hand',
  system: 'Share with another app',
};
