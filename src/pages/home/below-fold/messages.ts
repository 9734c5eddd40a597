import { defineMessages } from '@/shared/intl/define-messages';

export const messages = defineMessages('homeBelowFold', {
  openProjects: '正在报名',
  allProjects: '全部可报名项目',
  noProjects: '眼下没有开放报名的项目',
  noProjectsText: '新项目开放报名后会出现在这里，也可以先到培训项目里看看即将开始的。',
  hospitalsByProvince: '培训基地分布',
  allHospitals: '全部培训基地',
  hospitalsLead: '{hospitals} 家培训基地，分布在 {provinces} 个省、自治区、直辖市。',
  noHospitals: '暂时没有培训基地',
  latestFiles: '最新资料',
  allFiles: '下载中心',
  noFiles: '暂时没有可下载的资料',
  programme: '{year} 年全国培训数据',
  source: '来源：{source}',
  change: '比上年 {change}',
  stats: '平台数据',
  projects: '培训项目',
  hospitals: '培训基地',
  provinces: '覆盖省份',
  trainees: '注册学员',
  certificates: '已发证书',
});
