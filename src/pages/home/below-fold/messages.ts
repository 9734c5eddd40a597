import { defineMessages } from '@/shared/intl/define-messages';

export const messages = defineMessages('homeMore', {
  courses: '正在报名',
  allCourses: '全部可报名项目',
  noCourse: '眼下没有开放报名的项目',
  noCourseText: '新项目开放报名后会出现在这里，也可以先到培训项目里看看即将开始的。',
  bases: '培训基地分布',
  allBases: '全部培训基地',
  basesLead: '{bases} 家培训基地，分布在 {provinces} 个省、自治区、直辖市。',
  files: '最新资料',
  allFiles: '下载中心',
  noFile: '暂时没有可下载的资料',
  numbers: '平台数据',
  projects: '培训项目',
  hospitals: '培训基地',
  provinces: '覆盖省份',
  trainees: '注册学员',
  certificates: '已发证书',
});
