import { defineMessages } from '@/shared/intl/define-messages';

export const messages = defineMessages('articleDetail', {
  news: ['新闻详情', 'News'],
  notice: ['通知详情', 'Notice'],
  backToNews: ['返回新闻列表', 'Back to news'],
  backToNotices: ['返回通知列表', 'Back to notices'],
  contents: ['本文目录', 'On this page'],
  attachments: ['附件', 'Attachments'],
  related: ['相关内容', 'Related'],
  prevNext: ['相邻内容', 'Previous and next'],
  newer: ['上一篇', 'Newer'],
  older: ['下一篇', 'Older'],
  noNewer: ['已是最新一篇', 'This is the newest'],
  noOlder: ['已是最早一篇', 'This is the oldest'],
  print: ['打印', 'Print'],
  edit: ['编辑这篇', 'Edit'],
  loading: ['正在加载正文', 'Loading the article'],
  notFound: ['没有找到这篇内容', 'This content was not found'],
  notFoundText: [
    '它可能尚未发布，或者已经下线。请返回列表查看其他内容。',
    'It may not be published yet, or has been withdrawn. Go back to the list to see what else there is.',
  ],
});
