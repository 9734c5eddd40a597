import { defineMessages } from '@/shared/intl/define-messages';

export const messages = defineMessages('latestArticles', {
  news: '医院新闻',
  notice: '通知公告',
  moreNews: '全部新闻',
  moreNotice: '全部通知',
  emptyNews: '暂时没有新闻',
  emptyNotice: '暂时没有通知',
});
