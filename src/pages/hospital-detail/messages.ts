import { defineMessages } from '@/shared/intl/define-messages';
import { paths } from '@/shared/routes/paths';

export const messages = defineMessages('hospitalDetail', {
  title: paths.hospital.title,
  backToList: ['返回培训基地', 'Back to the training hospitals'],
  loading: ['正在加载基地信息', 'Loading the training hospital'],
  pictures: ['基地图片', 'Pictures of the training hospital'],
  picture: ['{name} 图片 {number}', '{name}, picture {number}'],
  contact: ['联系方式', 'Contact'],
  address: ['地址', 'Address'],
  person: ['联系人', 'Contact person'],
  phone: ['电话', 'Phone'],
  email: ['邮箱', 'E-mail'],
  projects: ['培训项目', 'Courses'],
  projectsLoading: ['正在加载培训项目', 'Loading the courses'],
  allProjects: ['全部培训项目', 'All courses'],
  allOfHospital: ['该基地的全部培训项目', 'All courses of this training hospital'],
  noProjects: ['该基地暂时没有培训项目', 'This training hospital has no courses at present'],
  noProjectsText: [
    '新的培训项目发布后会显示在这里，也可以查看其他基地的培训项目。',
    'New courses will appear here. Meanwhile, see those of other training hospitals.',
  ],
  notFound: ['没有找到这个培训基地', 'This training hospital was not found'],
  notFoundText: [
    '它可能尚未发布，或者已经下线。请返回列表查看其他培训基地。',
    'It may not be published yet, or has been withdrawn. Go back to the list to see the others.',
  ],
});
