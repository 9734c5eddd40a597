import { defineMessages } from '@/shared/intl/define-messages';

export const messages = defineMessages('progress', {
  saved: '已保存 {time}',
  automatic: '学习进度自动保存',
  unsaved: '有 {seconds, number} 秒尚未保存，网络恢复后自动上传',
  unsavedPosition: '最近的学习进度尚未保存，网络恢复后自动上传',
  busy: '当前学习人数较多，进度已暂存，稍后自动上传',
  later: '部分进度平台稍后接收，会自动上传',
  A0404: '课时已下线，这部分学习进度没有保存。',
  A0501: '您的报名现未通过审核，这部分学习进度没有保存。',
  A0502: '培训尚未开始，这部分学习进度没有保存。',
  A0503: '培训已结束，这部分学习进度没有保存。',
  A0507: '与课时内容不符，这部分学习进度没有保存。',
  notPersistent: '此浏览器不能在本机保存学习进度，上传完成前请不要关闭页面。',
  sync: '立即保存',
});
