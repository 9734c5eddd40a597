import { defineMessages } from '@/shared/intl/define-messages';
import { paths } from '@/shared/routes/paths';

export const messages = defineMessages('teacher', {
  title: paths.teacher.title,
  backToList: ['返回培训项目', 'Back to the courses'],
  loading: ['正在加载教师信息', 'Loading the teacher'],
  introduction: ['教师介绍', 'About'],
  projects: ['讲授的培训项目', 'Courses taught'],
  noProjects: ['目前没有公开的培训项目', 'No published courses at present'],
  allProjects: ['查看全部培训项目', 'See all courses'],
  notFound: ['没有找到这位教师', 'This teacher was not found'],
  notFoundText: [
    '这个页面可能已经下线。请返回培训项目，从课程页面查看授课教师。',
    'The page may have been withdrawn. Go back to the courses; each names its teachers.',
  ],
});
