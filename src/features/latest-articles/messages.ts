import { defineMessages } from '@/shared/intl/define-messages';

export const messages = defineMessages('latestArticles', {
  news: ['医院新闻', 'Hospital news'],
  notice: ['通知公告', 'Notices'],
  moreNews: ['全部新闻', 'All news'],
  moreNotice: ['全部通知', 'All notices'],
  emptyNews: ['暂时没有新闻', 'No news at the moment'],
  emptyNotice: ['暂时没有通知', 'No notices at the moment'],
});
