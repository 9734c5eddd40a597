import { defineMessages } from '@/shared/intl/define-messages';
import { paths } from '@/shared/routes/paths';

export const messages = defineMessages('search', {
  title: paths.search.title,
  lead: [
    '培训项目、培训基地、新闻、通知、文件、帮助和页面，一处查找。',
    'Courses, hospitals, news, notices, files, help and pages, in one place.',
  ],
  field: ['搜索全站', 'Search everything'],
  hint: ['关键词、拼音或首字母', 'Words, pinyin or initials'],
  kinds: ['范围', 'Search in'],
  any: ['全部', 'All'],
  kindWithCount: ['{name} {count}', '{name} {count}'],
  'plural.project': ['培训项目', 'Courses'],
  'plural.hospital': ['培训基地', 'Training hospitals'],
  'plural.news': ['新闻', 'News'],
  'plural.notice': ['通知', 'Notices'],
  'plural.file': ['文件', 'Files'],
  'plural.help': ['帮助', 'Help'],
  'plural.page': ['页面', 'Pages'],
  project: ['培训项目', 'Course'],
  hospital: ['培训基地', 'Training hospital'],
  news: ['新闻', 'News'],
  notice: ['通知', 'Notice'],
  file: ['文件', 'File'],
  help: ['帮助', 'Help'],
  page: ['页面', 'Page'],
  searching: ['正在查找…', 'Searching…'],
  total: [
    '找到 {more, select, true {{total, number}+} other {{total, number}}} 条结果',
    '{more, select, true {{total, number}+ results} other {{total, plural, one {# result} other {# results}}}}',
  ],
  atLeast: ['{count, number}+', '{count, number}+'],
  exactly: ['{count, number}', '{count, number}'],
  empty: ['没有找到“{keyword}”', 'Nothing found for “{keyword}”'],
  widen: [
    '请换一个词，或减少关键词；标题也可用拼音（如 ganyizhi）或首字母（如 gyz）查找。',
    'Try another word or fewer of them. Titles are also found by pinyin (ganyizhi) and by its initials (gyz).',
  ],
  instead: [
    '没有内容包含“{keyword}”，以下是“{instead}”的结果：',
    'Nothing contains “{keyword}”. These are the results for “{instead}”:',
  ],
  searchInstead: [
    '没有内容同时包含这些词，可以改查：',
    'Nothing contains all of these words. Search instead for:',
  ],
  suggestion: [
    '“{keyword}” {more, select, true {{total, number}+} other {{total, number}}} 条',
    '“{keyword}”: {more, select, true {{total, number}+ results} other {{total, plural, one {# result} other {# results}}}}',
  ],
  everywhere: ['在全部范围内查找', 'Search everywhere'],
  inHelp: ['在帮助中心查找', 'Search the help centre'],
  start: ['输入关键词开始查找', 'Type what you are looking for'],
  startText: [
    '可以用空格分开几个词，例如“移植 护理”；标题也可用拼音或首字母查找。',
    'Separate words by spaces. Chinese titles are also found by pinyin and by its initials.',
  ],
  shortcut: ['在任何页面按 {keys} 即可回到这里。', 'Press {keys} on any page to come back here.'],
});
