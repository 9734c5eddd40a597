import { defineMessages } from '@/shared/intl/define-messages';
import { paths } from '@/shared/routes/paths';

export const messages = defineMessages('downloadCentre', {
  title: paths.downloads.title,
  lead: [
    '培训所需的表格、课程资料与制度文件，可在线预览或下载。',
    'Forms, course materials and rules for your training, to preview or download.',
  ],
  search: ['搜索文件', 'Search files'],
  searchHint: ['文件名称', 'File name'],
  category: ['文件分类', 'Category'],
  any: ['全部', 'All'],
  total: ['共 {total, number} 个文件', '{total, plural, one {# file} other {# files}}'],
  file: ['文件', 'File'],
  size: ['大小', 'Size'],
  downloads: ['下载次数', 'Downloads'],
  published: ['发布日期', 'Published'],
  actions: ['操作', 'Actions'],
  preview: ['预览', 'Preview'],
  previewFile: ['预览 {name}', 'Preview {name}'],
  empty: ['没有符合条件的文件', 'No files found'],
  widen: ['换一个词，或查看其他分类。', 'Try other words or another category.'],
  all: ['查看全部文件', 'Show all files'],
  none: ['这里还没有文件', 'There are no files here yet'],
});
