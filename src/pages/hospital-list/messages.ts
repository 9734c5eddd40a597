import { defineMessages } from '@/shared/intl/define-messages';
import { title } from './title';

export const messages = defineMessages('hospitalList', {
  title,
  lead: '按省份、等级与培训专业，查找承担器官移植培训的医院。',
  search: '搜索基地',
  searchHint: '医院名称或城市',
  level: '医院等级',
  speciality: '培训专业',
  any: '不限',
  total: '找到 {total, number} 个培训基地',
  openCourses: '正在报名 {count} 个培训项目',
  empty: '没有符合条件的培训基地',
  widen: '可以放宽其中一项条件，或查看全部基地：',
  anyProvince: '不限省份',
  anyLevel: '不限等级',
  anySpeciality: '不限专业',
  anyKeyword: '不限搜索词',
  all: '查看全部基地',
  none: '这里还没有培训基地',
});
