import { defineMessages } from '@/shared/intl/define-messages';

export const messages = defineMessages('home', {
  title: '首页',
  search: '全站搜索',
  searchHint: '搜索培训、基地、新闻和资料',
  searchButton: '搜索',
  findCourses: '找培训',
  findCoursesText: '按专业、类别和基地筛选',
  verify: '查证书',
  verifyText: '凭编号核对真伪，无需登录',
  resume: '继续学习',
  resumeVisitor: '登录后从上次的地方接着学',
  resumeMember: '查看我的报名与进度',
  resumeProgress: '{done} / {all} 课时',
  carousel: '焦点推荐',
  slide: '第 {number} 项，共 {total} 项',
  show: '查看第 {number} 项：{title}',
  more: '了解详情',
  pause: '暂停轮播',
  play: '继续轮播',
});
