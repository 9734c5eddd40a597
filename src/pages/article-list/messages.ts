import { defineMessages } from '@/shared/intl/define-messages';

export const messages = defineMessages('articleList', {
  news: '医院新闻',
  notice: '通知公告',
  all: '全部',
  categories: '分类',
  empty: '这里还没有内容',
  widen: '可以换一个分类，或查看全部。',
});
