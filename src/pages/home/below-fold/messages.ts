import { defineMessages } from '@/shared/intl/define-messages';

export const messages = defineMessages('homeBelowFold', {
  openProjects: ['正在报名', 'Enrolling now'],
  allProjects: ['全部可报名的培训项目', 'All open courses'],
  noProjects: ['目前没有开放报名的培训项目', 'No courses are open for enrolment at the moment'],
  noProjectsText: [
    '新的培训项目开放报名后会显示在这里，也可以查看即将报名的培训项目。',
    'New courses appear here. You can also see those opening soon.',
  ],
  hospitalsByProvince: ['培训基地分布', 'Training hospitals'],
  allHospitals: ['全部培训基地', 'All training hospitals'],
  hospitalsLead: [
    '{hospitals} 家培训基地，分布在 {provinces} 个省、自治区、直辖市。',
    '{hospitals, plural, one {# training hospital} other {# training hospitals}} in {provinces, plural, one {# province} other {# provinces}}.',
  ],
  noHospitals: ['暂时没有培训基地', 'No training hospitals yet'],
  latestFiles: ['最新文件', 'Latest files'],
  allFiles: ['下载中心', 'Downloads'],
  noFiles: ['暂时没有可下载的文件', 'No files at the moment'],
  programme: ['{year} 年全国培训数据', 'National training in {year}'],
  source: ['来源：{source}', 'Source: {source}'],
  change: ['比上年 {change}', '{change} on the year before'],
  stats: ['平台数据', 'The platform in figures'],
  projects: ['培训项目', 'Courses'],
  hospitals: ['培训基地', 'Training hospitals'],
  provinces: ['覆盖省份', 'Provinces'],
  trainees: ['注册学员', 'Trainees'],
  certificates: ['已发证书', 'Certificates issued'],
});
