import { defineMessages } from '@/shared/intl/define-messages';

export const messages = defineMessages('progress', {
  saved: ['已保存 {time}', 'Saved {time}'],
  upToDate: ['学习进度已全部保存', 'All your progress is saved'],
  automatic: ['学习进度自动保存', 'Your progress is saved automatically'],
  unsaved: [
    '有 {seconds, number} 秒尚未保存，网络恢复后自动上传',
    '{seconds, plural, one {# second is} other {# seconds are}} not saved yet and will be sent when the network is back',
  ],
  unsavedPosition: [
    '最近的学习进度尚未保存，网络恢复后自动上传',
    'Your latest progress is not saved yet and will be sent when the network is back',
  ],
  unavailable: [
    '有 {seconds, number} 秒尚未保存，已暂存在本机，稍后自动上传',
    '{seconds, plural, one {# second is} other {# seconds are}} not saved yet; your progress is kept on this device and will be sent automatically',
  ],
  unavailablePosition: [
    '最近的学习进度尚未保存，已暂存在本机，稍后自动上传',
    'Your latest progress is not saved yet; it is kept on this device and will be sent automatically',
  ],
  refused: [
    '平台没有接受最近的学习进度，进度仍暂存在本机。请把错误编号 {number} 告诉培训基地。',
    'The platform did not accept your latest progress; it is kept on this device. Please tell the training hospital the error number {number}.',
  ],
  busy: [
    '当前学习人数较多，进度已暂存，稍后自动上传',
    'Many people are studying right now; your progress is kept and will be sent automatically in a moment',
  ],
  later: [
    '部分进度平台稍后接收，会自动上传',
    'The platform takes part of your progress later; it will be sent automatically',
  ],
  A0404: [
    '课时已下线，这部分学习进度没有保存。',
    'This lesson is no longer offered; this part of your progress was not saved.',
  ],
  A0501: [
    '您的报名现未通过审核，这部分学习进度没有保存。',
    'Your enrolment is not approved at present; this part of your progress was not saved.',
  ],
  A0502: [
    '培训尚未开始，这部分学习进度没有保存。',
    'The course has not started; this part of your progress was not saved.',
  ],
  A0503: [
    '培训已结束，这部分学习进度没有保存。',
    'The course is over; this part of your progress was not saved.',
  ],
  A0507: [
    '与课时内容不符，这部分学习进度没有保存。',
    'This part of your progress does not fit the lesson and was not saved.',
  ],
  notPersistent: [
    '此浏览器不能在本机保存学习进度，上传完成前请不要关闭页面。',
    'This browser cannot store your progress on this device. Please keep the page open until it has been sent.',
  ],
  sync: ['立即保存', 'Save now'],
});
