import { defineMessages } from '@/shared/intl/define-messages';
import { paths } from '@/shared/routes/paths';

export const messages = defineMessages('studyPage', {
  title: paths.study.title,
  subtitle: ['学习《{course}》', 'Studying {course}'],
  toCourse: ['返回培训介绍', 'Back to the course'],
  loading: ['正在加载学习内容', 'Loading the course'],
  notFound: ['没有找到这个培训项目', 'There is no such course'],
  notFoundReason: [
    '它可能尚未发布，或者已经下线。',
    'It may not be published yet, or may have been taken down.',
  ],
  toCourses: ['浏览培训项目', 'See the courses'],
  A0501: ['报名通过后才能学习', 'Studying begins once your enrolment is approved'],
  A0502: ['培训尚未开始', 'The course has not started'],
  A0503: ['培训已结束', 'The course is over'],
  notEnrolled: [
    '您还没有报名这个培训项目，请先在培训介绍中报名。',
    'You are not enrolled in this course. Please enrol on its page first.',
  ],
  enrolmentNotOpen: [
    '您还没有报名这个培训项目，报名尚未开始。',
    'You are not enrolled in this course. Enrolment has not started.',
  ],
  enrolmentClosed: [
    '您没有报名这个培训项目，报名已截止。',
    'You are not enrolled in this course, and enrolment has ended.',
  ],
  endedWithoutEnrolment: [
    '您没有参加这个培训项目，它现在已经结束。',
    'You did not take part in this course, and it is now over.',
  ],
  documentsMissing: [
    '您的报名还缺材料。请在培训页面补齐，审核通过后即可开始学习。',
    'Documents of your enrolment are missing. Upload them on the course page; you can study once you are approved.',
  ],
  underReview: [
    '您的报名正在审核，通过后即可开始学习。审核结果会以站内消息通知您。',
    'Your enrolment is awaiting a decision. You will be notified, and can study once it is approved.',
  ],
  enrolmentRejected: [
    '您在这个培训项目的报名未通过审核。',
    'Your enrolment in this course was not approved.',
  ],
  startsAt: ['学习将于 {dateTime} 开放，请届时再来。', 'It opens at {dateTime}. Please come back then.'],
  notOpenYet: ['学习尚未开放，请稍后再来。', 'It is not open yet. Please come back later.'],
  endedReason: [
    '学习期限已过，不能继续学习。已保存的进度仍然有效。',
    'The time for studying is over. What was saved stays.',
  ],
  seeCourse: ['查看培训介绍', 'See the course'],
  progress: ['课程进度', 'Progress of the course'],
  doneOf: ['已完成 {done} / {all} 课时', '{done} of {all, plural, one {# lesson} other {# lessons}} done'],
  outline: ['课程大纲', 'Outline'],
  showOutline: ['展开大纲', 'Show the outline'],
  hideOutline: ['收起大纲', 'Hide the outline'],
  video: ['视频', 'Video'],
  document: ['文档', 'Document'],
  quiz: ['测验', 'Quiz'],
  minutes: ['{minutes} 分钟', '{minutes} min'],
  done: ['已完成', 'Done'],
  noMedia: ['本课时的资料尚未上传，请稍后再来。', 'This lesson has no content yet. Please come back later.'],
  next: ['下一课时', 'Next lesson'],
  remaining: [
    '另有 {count} 个课时未完成',
    '{count, plural, one {# other lesson} other {# other lessons}} still to do',
  ],
  hospital: ['培训基地：{name}', 'Training hospital: {name}'],
  contact: ['联系我们', 'Contact us'],
  rules: ['学习规则', 'Rules of study'],
  watermark: ['{name} {number}', '{name} {number}'],
  progressRejected: [
    '部分学习进度未被平台接收，请刷新页面查看最新进度。',
    'Part of your progress was not taken by the platform. Please reload the page to see where you are.',
  ],
  allDone: ['恭喜，您已完成全部课时', 'Congratulations, every lesson is done'],
  earned: [
    '学完 {lessons} 个课时（{hours} 学时），获得 {credits} 学分（{creditClass} 类）。',
    '{lessons, plural, one {# lesson} other {# lessons}} done ({hours, plural, one {# hour} other {# hours}}), {credits, plural, one {# credit} other {# credits}} earned (class {creditClass}).',
  ],
  finished: ['学完 {lessons} 个课时。', '{lessons, plural, one {# lesson} other {# lessons}} done.'],
  allDoneText: ['所有课时都可以随时回看。', 'You can view each of them again whenever you like.'],
  nextCourse: ['可以继续学习：', 'Continue with'],
  lessonDone: ['本课时已完成', 'This lesson is done'],
  toMyCert: ['查看我的证书', 'My certificates'],
  toMyCredit: ['查看我的学分', 'My credits'],
});
