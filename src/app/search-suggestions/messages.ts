import { defineMessages } from '@/shared/intl/define-messages';

export const messages = defineMessages('searchSuggestions', {
  title: ['搜索建议', 'Suggestions'],
  recent: ['最近搜索', 'Recent searches'],
  clear: ['清除记录', 'Clear'],
  viewed: ['最近浏览', 'Recently viewed'],
  clearViewed: ['清除浏览记录', 'Clear viewed'],
  count: ['{count} 条建议', '{count, plural, one {# suggestion} other {# suggestions}}'],
  all: ['查看“{keyword}”的全部结果', 'All results for “{keyword}”'],
});
