import { defineMessages } from '@/shared/intl/define-messages';

export const messages = defineMessages('home', {
  title: ['首页', 'Home'],
  search: ['全站搜索', 'Search the site'],
  searchHint: ['搜索培训项目、基地、新闻', 'Courses, hospitals, news, files'],
  searchButton: ['搜索', 'Search'],
  findCourses: ['查找培训项目', 'Find a course'],
  findCoursesText: ['按专业、类别和基地筛选', 'By speciality, category and training hospital'],
  verify: ['查验证书', 'Verify a certificate'],
  verifyText: ['凭编号核对真伪，无需登录', 'By its number, without a login'],
  resume: ['继续学习', 'Continue learning'],
  resumeVisitor: ['登录后从上次的位置继续学习', 'Sign in to continue where you stopped'],
  resumeMember: ['查看我的报名与进度', 'Your enrolments, progress and next steps'],
  resumeProgress: ['{done} / {all} 课时', '{done} of {all, plural, one {# lesson} other {# lessons}}'],
  carousel: ['焦点推荐', 'In focus'],
  slide: ['第 {number} 项，共 {total} 项', '{number} of {total}'],
  show: ['查看第 {number} 项：{title}', 'Show {number}: {title}'],
  more: ['了解详情', 'Read more'],
  pause: ['暂停轮播', 'Pause'],
  play: ['继续轮播', 'Play'],
});
