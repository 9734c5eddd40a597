import type { Translation } from '@/shared/intl/languages';
import type { messages } from './messages';

export const english: Translation<typeof messages> = {
  download: 'Download',
  downloadFile: 'Download {name}',
  progress: 'Download of {name}',
  percent: '{percent}%',
  waiting: '{percent}%, connection lost, trying again',
  broken: '{percent}% downloaded, connection lost',
  goOn: 'Resume',
  goOnFile: 'Resume downloading {name}',
  stop: 'Cancel',
  stopFile: 'Cancel the download of {name}',
  refused: 'This file cannot be downloaded at the moment; it may have been withdrawn',
  kilobytes: '{size} KB',
  megabytes: '{size} MB',
  weChat: 'WeChat cannot download files: tap the menu at the top right and open this page in a browser.',
};
