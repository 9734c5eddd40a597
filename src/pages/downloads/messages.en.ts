import type { Translation } from '@/shared/intl/languages';
import type { messages } from './messages';

export const english: Translation<typeof messages> = {
  title: 'Downloads',
  lead: 'Forms, course materials and rules for your training, to preview or download.',
  search: 'Search files',
  searchHint: 'File name',
  category: 'Category',
  any: 'All',
  total: '{total, plural, one {# file} other {# files}}',
  file: 'File',
  size: 'Size',
  downloads: 'Downloads',
  published: 'Published',
  actions: 'Actions',
  preview: 'Preview',
  previewFile: 'Preview {name}',
  empty: 'No files found',
  widen: 'Try other words or another category.',
  all: 'Show all files',
  none: 'There are no files here yet',
};
