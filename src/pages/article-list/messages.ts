import { defineMessages } from '@/shared/intl/define-messages';

export const messages = defineMessages('articleList', {
  news: ['医院新闻', 'Hospital news'],
  notice: ['通知公告', 'Notices'],
  all: ['全部', 'All'],
  categories: ['分类', 'Categories'],
  empty: ['这里还没有内容', 'Nothing here yet'],
  widen: ['可以换一个分类或时间，或查看全部。', 'Choose another category or time, or view all of them.'],
  sort: ['排序', 'Order'],
  newest: ['最新发布', 'Newest'],
  oldest: ['最早发布', 'Oldest'],
  mostRead: ['阅读最多', 'Most read'],
  days: ['发布时间', 'Published'],
  anyTime: ['全部时间', 'Any time'],
  month: ['近一个月', 'Past month'],
  halfYear: ['近半年', 'Past six months'],
  year: ['{year} 年', '{year}'],
});
