import { defineMessages } from '@/shared/intl/define-messages';

export const messages = defineMessages('articleList', {
  news: '医院新闻',
  notice: '通知公告',
  all: '全部',
  categories: '分类',
  empty: '这里还没有内容',
  widen: '可以换一个分类或时间，或查看全部。',
  sort: '排序',
  newest: '最新发布',
  oldest: '最早发布',
  mostRead: '阅读最多',
  days: '发布时间',
  anyTime: '全部时间',
  month: '近一个月',
  halfYear: '近半年',
  year: '{year} 年',
});
