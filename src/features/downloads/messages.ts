import { defineMessages } from '@/shared/intl/define-messages';

export const messages = defineMessages('downloads', {
  download: '下载',
  downloadFile: '下载 {name}',
  progress: '{name} 的下载进度',
  percent: '{percent}%',
  reconnecting: '{percent}%，网络中断，正在重新连接',
  interrupted: '已下载 {percent}%，连接中断',
  resume: '继续下载',
  resumeFile: '继续下载 {name}',
  cancel: '取消',
  cancelFile: '取消下载 {name}',
  unavailable: '文件暂时不能下载，可能已被撤下',
  kilobytes: '{size} KB',
  megabytes: '{size} MB',
  weChat: '微信中不能直接下载文件：请点右上角，在浏览器中打开。',
});
