import type { Translation } from '@/shared/intl/languages';
import type { messages } from './messages';

export const english: Translation<typeof messages> = {
  title: 'Downloads',
  lead: 'Forms, course material and rules for your training, to look at here or to download.',
  search: 'Search files',
  searchHint: 'Name of a file',
  category: 'Category',
  any: 'All',
  hits: '{total, number} files',
  file: 'File',
  size: 'Size',
  downloads: 'Downloads',
  published: 'Published',
  actions: 'Actions',
  preview: 'Preview',
  previewFile: 'Preview {name}',
  empty: 'No file fits',
  widen: 'Try another word, or look in another category.',
  all: 'Show all files',
  none: 'There are no files here yet',
};
