import { defineTexts } from '@/shared/intl/texts';

export const messages = defineTexts('progress', {
  saved: '已保存 {time}',
  automatic: '学习进度自动保存',
  unsaved: '有 {seconds, number} 秒尚未保存，网络恢复后自动上传',
  unsavedPlace: '最近的学习进度尚未保存，网络恢复后自动上传',
  busy: '当前学习人数较多，进度已暂存，稍后自动上传',
  later: '部分进度平台稍后接收，会自动上传',
  fleeting: '此浏览器不能在本机保存学习进度，上传完成前请不要关闭页面。',
  sync: '立即同步',
});
