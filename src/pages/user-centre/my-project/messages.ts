import { defineMessages } from '@/shared/intl/define-messages';

export const messages = defineMessages('myProject', {
  state: ['状态', 'Status'],
  all: ['全部', 'All'],
  reason: ['原因：{reason}', 'Reason: {reason}'],
  enrolledAt: ['报名于 {dateTime}', 'enrolled on {dateTime}'],
  reviewAt: ['开始审核于 {dateTime}', 'in review since {dateTime}'],
  approvedAt: ['通过于 {dateTime}', 'approved on {dateTime}'],
  refusedAt: ['审核于 {dateTime}', 'decided on {dateTime}'],
  leftAt: ['取消于 {dateTime}', 'cancelled on {dateTime}'],
  documentsDue: ['请在 {due} 前补齐报名材料', 'Upload the missing documents by {due}'],
  lessons: ['已完成 {done}/{all} 课时', '{done} of {all, plural, one {# lesson} other {# lessons}} done'],
  completed: ['已于 {day} 完成', 'Completed on {day}'],
  empty: ['您还没有报名培训项目', 'You have not enrolled in a course yet'],
  emptyText: [
    '选择适合您的培训项目并报名，审核进度会显示在这里。',
    'Choose a course and enrol; its status will appear here.',
  ],
  browse: ['浏览培训项目', 'Browse courses'],
  noMatch: ['没有这个状态的报名', 'No enrolment has this status'],
  showAll: ['查看全部报名', 'Show all enrolments'],
  start: ['开始学习', 'Start studying'],
  study: ['继续学习', 'Continue studying'],
  review: ['回看课程', 'Review the course'],
});
