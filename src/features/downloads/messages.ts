import { defineMessages } from '@/shared/intl/define-messages';

export const messages = defineMessages('downloads', {
  download: '下载',
  downloadFile: '下载 {name}',
  progress: '{name} 的下载进度',
  percent: '{percent}%',
  waiting: '{percent}%，网络中断，正在重新连接',
  broken: '已下载 {percent}%，连接中断',
  goOn: '继续下载',
  goOnFile: '继续下载 {name}',
  stop: '取消',
  stopFile: '取消下载 {name}',
  refused: '文件暂时不能下载，可能已被撤下',
  kilobytes: '{size} KB',
  megabytes: '{size} MB',
  weChat: '微信中不能直接下载文件：请点右上角，在浏览器中打开。',
});
