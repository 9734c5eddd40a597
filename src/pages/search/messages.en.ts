import type { Translation } from '@/shared/intl/languages';
import type { messages } from './messages';

export const english: Translation<typeof messages> = {
  title: 'Search',
  lead: 'Courses, bases, news, notices, files and pages, in one place.',
  field: 'Search everything',
  hint: 'Words, pinyin or initials',
  kinds: 'Search in',
  any: 'All',
  ofAll: '{name} {count}',
  project: 'Course',
  hospital: 'Base',
  news: 'News',
  notice: 'Notice',
  file: 'File',
  page: 'Page',
  searching: 'Searching…',
  hits: '{more, select, true {{total, number}+ results} other {{total, plural, one {# result} other {# results}}}}',
  most: '{count, number}+',
  exact: '{count, number}',
  empty: 'Nothing found for “{words}”',
  widen:
    'Try another word or fewer of them. Titles are also found by pinyin (ganyizhi) and by its initials (gyz).',
  everywhere: 'Search everywhere',
  start: 'Type what you are looking for',
  startText: 'Separate words by spaces. Chinese titles are also found by pinyin and by its initials.',
  shortcut: 'Press {keys} on any page to come back here.',
};
