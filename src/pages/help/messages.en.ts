import type { Translation } from '@/shared/intl/languages';
import type { messages } from './messages';

export const english: Translation<typeof messages> = {
  title: 'Help centre',
  lead: 'Find an answer by what you want to do, or search for it. The answers are in Chinese.',
  search: 'Search questions',
  searchHint: 'Chinese or pinyin',
  total: '{total, plural, one {# question} other {# questions}}',
  similar: 'No question has all these words. Similar questions: {total}',
  open: 'Go there',
  topics: 'Topics',
  copyLink: 'Copy link',
  linkCopied: 'Link copied',
  copyFailed: 'The browser does not allow copying; copy the link from the address bar',
  gone: 'This question does not exist any more. Below are all questions.',
  none: 'No questions here yet',
  empty: 'No such questions',
  widen: 'Try other words, or view all questions.',
  all: 'All questions',
  contact: 'No answer found? Contact us',
};
