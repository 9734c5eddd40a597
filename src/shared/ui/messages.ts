import { defineMessages } from '@/shared/intl/define-messages';

export const messages = defineMessages('ui', {
  retry: '重试',
  failedTitle: '内容没有加载成功',
  reloadPage: '平台已更新，请刷新浏览器页面后再打开这部分内容。',
  bannerTitle: '页面内容暂时加载不出来',
  bannerText: '可能是网络中断，或者平台正在维护。请稍后重试；如果一直如此，请把错误编号告诉平台工作人员。',
  retryAll: '全部重试',
  retrying: '正在重试…',
  requestIds: '错误编号',
  unavailable: '这部分内容暂时没有加载出来。',
  partFailed: '{part}没有加载出来。',
  staleTitle: '内容没能更新',
  staleText: '下面仍是之前的内容。网络恢复后会自动更新，也可以现在重试。',
  previousPage: '上一页',
  nextPage: '下一页',
  pages: '分页',
  page: '第 {page} 页',
  total: '共 {total, number} 条',
  cappedTotal: '共 {total, number}+ 条',
  noSuchPage: '没有这一页',
  firstPage: '回到第一页',
});
