import { defineMessages } from '@/shared/intl/define-messages';
import { title } from './title';

export const messages = defineMessages('downloadCentre', {
  title,
  lead: '培训所需的表格、课程资料与制度文件，可在线预览或下载。',
  search: '搜索文件',
  searchHint: '文件名称',
  category: '文件分类',
  any: '全部',
  total: '共 {total, number} 个文件',
  file: '文件',
  size: '大小',
  downloads: '下载次数',
  published: '发布日期',
  actions: '操作',
  preview: '预览',
  previewFile: '预览 {name}',
  empty: '没有符合条件的文件',
  widen: '换一个词，或查看其他分类。',
  all: '查看全部文件',
  none: '这里还没有文件',
});
