import { defineMessages } from '@/shared/intl/define-messages';
import { title } from './title';

export const messages = defineMessages('teacher', {
  title,
  backToList: '返回培训项目',
  loading: '正在加载教师信息',
  introduction: '教师介绍',
  projects: '讲授的培训项目',
  noProjects: '目前没有公开的培训项目',
  allProjects: '查看全部培训项目',
  notFound: '没有找到这位教师',
  notFoundText: '这个页面可能已经下线。请返回培训项目，从课程页面查看授课教师。',
});
