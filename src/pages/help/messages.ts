import { defineMessages } from '@/shared/intl/define-messages';
import { paths } from '@/shared/routes/paths';

export const messages = defineMessages('help', {
  title: paths.help.title,
  lead: [
    '按分类查找答案，也可以直接搜索。',
    'Find an answer by topic, or search for it. The answers are in Chinese.',
  ],
  search: ['搜索问题', 'Search questions'],
  searchHint: ['验证码、学分或拼音', 'Chinese or pinyin'],
  total: ['找到 {total} 个问题', '{total, plural, one {# question} other {# questions}}'],
  similar: [
    '没有完全相符的问题，下面是 {total} 个相近的问题',
    'No question has all these words. Similar questions: {total}',
  ],
  open: ['前往办理', 'Open the page'],
  topics: ['问题分类', 'Topics'],
  copyLink: ['复制链接', 'Copy link'],
  linkCopied: ['链接已复制', 'Link copied'],
  copyFailed: [
    '浏览器不允许复制，请从地址栏复制链接',
    'The browser does not allow copying; copy the link from the address bar',
  ],
  gone: ['这个问题已移除，以下是全部问题。', 'This question has been removed. Below are all questions.'],
  none: ['这里还没有问题', 'No questions here yet'],
  empty: ['没有找到相关的问题', 'No matching questions'],
  widen: ['可以换一个说法，或查看全部问题。', 'Try other words, or view all questions.'],
  all: ['全部问题', 'All questions'],
  contact: ['没有找到答案？联系我们', 'No answer found? Contact us'],
});
