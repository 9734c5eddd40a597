import { defineMessages } from '@/shared/intl/define-messages';
import { title } from './title';

export const messages = defineMessages('hospitalDetail', {
  title,
  backToList: '返回培训基地',
  loading: '正在加载基地信息',
  pictures: '基地图片',
  picture: '{name} 图片 {number}',
  contact: '联系方式',
  address: '地址',
  person: '联系人',
  phone: '电话',
  email: '邮箱',
  projects: '培训项目',
  projectsLoading: '正在加载培训项目',
  allProjects: '全部培训项目',
  allOfHospital: '该基地的全部培训项目',
  noProjects: '该基地暂时没有培训项目',
  noProjectsText: '新的培训项目发布后会出现在这里，也可以先看看其他基地的项目。',
  notFound: '没有找到这个培训基地',
  notFoundText: '它可能尚未发布，或者已经下线。请返回列表查看其他培训基地。',
});
