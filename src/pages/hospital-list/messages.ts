import { defineMessages } from '@/shared/intl/define-messages';
import { paths } from '@/shared/routes/paths';

export const messages = defineMessages('hospitalList', {
  title: paths.hospitals.title,
  lead: [
    '按省份、等级与培训专业，查找承担器官移植培训的医院。',
    'Find hospitals that train in organ transplantation, by province, level and speciality.',
  ],
  search: ['搜索基地', 'Search training hospitals'],
  searchHint: ['医院名称或城市', 'Hospital or city'],
  level: ['医院等级', 'Hospital level'],
  speciality: ['培训专业', 'Speciality'],
  any: ['不限', 'Any'],
  total: [
    '找到 {total, number} 个培训基地',
    '{total, plural, one {# training hospital} other {# training hospitals}} found',
  ],
  openCourses: [
    '正在报名 {count} 个培训项目',
    '{count, plural, one {# course} other {# courses}} open for enrolment',
  ],
  empty: ['没有符合条件的培训基地', 'No training hospitals found'],
  widen: [
    '可以放宽其中一项条件，或查看全部基地：',
    'Remove one of the filters, or view all training hospitals:',
  ],
  nearby: [
    '这里没有，邻近省份有 {count, number} 个：',
    '{count, plural, one {# is} other {# are}} in neighbouring provinces:',
  ],
  inProvince: ['{province} {count, number} 个', '{province}: {count, number}'],
  anyProvince: ['不限省份', 'Any province'],
  anyLevel: ['不限等级', 'Any level'],
  anySpeciality: ['不限专业', 'Any speciality'],
  anyKeyword: ['不限搜索词', 'Without the search words'],
  all: ['查看全部基地', 'All training hospitals'],
  none: ['这里还没有培训基地', 'There are no training hospitals yet'],
});
