import type { Translation } from '@/shared/intl/languages';
import type { messages } from './messages';

export const english: Translation<typeof messages> = {
  title: 'Search',
  lead: 'Courses, bases, news, notices, files and pages, in one place.',
  field: 'Search everything',
  hint: 'Words, pinyin or initials',
  kinds: 'Search in',
  any: 'All',
  kindWithCount: '{name} {count}',
  'plural.project': 'Courses',
  'plural.hospital': 'Bases',
  'plural.news': 'News',
  'plural.notice': 'Notices',
  'plural.file': 'Files',
  'plural.page': 'Pages',
  project: 'Course',
  hospital: 'Base',
  news: 'News',
  notice: 'Notice',
  file: 'File',
  page: 'Page',
  searching: 'Searching…',
  total:
    '{more, select, true {{total, number}+ results} other {{total, plural, one {# result} other {# results}}}}',
  atLeast: '{count, number}+',
  exactly: '{count, number}',
  empty: 'Nothing found for “{keyword}”',
  widen:
    'Try another word or fewer of them. Titles are also found by pinyin (ganyizhi) and by its initials (gyz).',
  searchInstead: 'Nothing contains all of these words. Search instead for:',
  suggestion:
    '“{keyword}”: {more, select, true {{total, number}+ results} other {{total, plural, one {# result} other {# results}}}}',
  everywhere: 'Search everywhere',
  inHelp: 'Search the help centre',
  start: 'Type what you are looking for',
  startText: 'Separate words by spaces. Chinese titles are also found by pinyin and by its initials.',
  shortcut: 'Press {keys} on any page to come back here.',
};
