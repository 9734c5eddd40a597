import { defineMessages } from '@/shared/intl/define-messages';

export const messages = defineMessages('searchSuggestions', {
  title: '搜索建议',
  recent: '最近搜索',
  clear: '清除记录',
  viewed: '最近浏览',
  clearViewed: '清除浏览记录',
  count: '{count} 条建议',
  all: '查看“{keyword}”的全部结果',
});
