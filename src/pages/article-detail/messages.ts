import { defineTexts } from '@/shared/intl/texts';

export const messages = defineTexts('articleDetail', {
  news: '新闻详情',
  notice: '通知详情',
  toNews: '返回新闻列表',
  toNotice: '返回通知列表',
  attachments: '附件',
  download: '下载',
  downloadFile: '下载 {name}',
  size: '{size} KB',
  loading: '正在加载正文',
  gone: '没有找到这篇内容',
  goneWhy: '它可能尚未发布，或者已经下线。请返回列表查看其他内容。',
});
