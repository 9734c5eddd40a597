import { defineMessages } from '@/shared/intl/define-messages';

export const messages = defineMessages('articleDetail', {
  news: '新闻详情',
  notice: '通知详情',
  backToNews: '返回新闻列表',
  backToNotices: '返回通知列表',
  contents: '本文目录',
  attachments: '附件',
  related: '相关内容',
  prevNext: '相邻内容',
  newer: '上一篇',
  older: '下一篇',
  noNewer: '已是最新一篇',
  noOlder: '已是最早一篇',
  print: '打印',
  loading: '正在加载正文',
  notFound: '没有找到这篇内容',
  notFoundText: '它可能尚未发布，或者已经下线。请返回列表查看其他内容。',
});
