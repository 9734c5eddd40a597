import type { Translation } from '@/shared/intl/languages';
import type { messages } from './messages';

export const english: Translation<typeof messages> = {
  download: 'Download',
  downloadFile: 'Download {name}',
  progress: 'Download of {name}',
  percent: '{percent}%',
  reconnecting: '{percent}%, connection lost, trying again',
  interrupted: '{percent}% downloaded, connection lost',
  resume: 'Resume',
  resumeFile: 'Resume downloading {name}',
  cancel: 'Cancel',
  cancelFile: 'Cancel the download of {name}',
  unavailable: 'This file cannot be downloaded at the moment; it may have been withdrawn',
  kilobytes: '{size} KB',
  megabytes: '{size} MB',
  weChat: 'WeChat cannot download files: tap the menu at the top right and open this page in a browser.',
};
