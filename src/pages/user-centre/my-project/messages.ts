import { defineMessages } from '@/shared/intl/define-messages';

export const messages = defineMessages('myProject', {
  state: '状态',
  all: '全部',
  reason: '原因：{reason}',
  enrolledAt: '报名于 {dateTime}',
  reviewAt: '开始审核于 {dateTime}',
  approvedAt: '通过于 {dateTime}',
  refusedAt: '审核于 {dateTime}',
  leftAt: '退出于 {dateTime}',
  lessons: '已完成 {done}/{all} 课时',
  completed: '已于 {day} 完成',
  empty: '您还没有报名培训项目',
  emptyText: '选择适合您的培训项目并报名，审核进度会显示在这里。',
  browse: '浏览培训项目',
  noMatch: '没有这个状态的报名',
  showAll: '查看全部报名',
  start: '开始学习',
  study: '继续学习',
  review: '回看课程',
});
