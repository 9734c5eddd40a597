import { defineMessages } from '@/shared/intl/define-messages';

export const messages = defineMessages('downloads', {
  download: ['下载', 'Download'],
  downloadFile: ['下载 {name}', 'Download {name}'],
  progress: ['{name} 的下载进度', 'Download of {name}'],
  percent: ['{percent}%', '{percent}%'],
  reconnecting: ['{percent}%，网络中断，正在重新连接', '{percent}%, connection lost, trying again'],
  interrupted: ['已下载 {percent}%，连接中断', '{percent}% downloaded, connection lost'],
  resume: ['继续下载', 'Resume'],
  resumeFile: ['继续下载 {name}', 'Resume downloading {name}'],
  cancel: ['取消', 'Cancel'],
  cancelFile: ['取消下载 {name}', 'Cancel the download of {name}'],
  unavailable: [
    '文件暂时不能下载，可能已被撤下',
    'This file cannot be downloaded at the moment; it may have been withdrawn',
  ],
  kilobytes: ['{size} KB', '{size} KB'],
  megabytes: ['{size} MB', '{size} MB'],
  weChat: [
    '微信中不能直接下载文件：请点右上角，在浏览器中打开。',
    'WeChat cannot download files: tap the menu at the top right and open this page in a browser.',
  ],
});
