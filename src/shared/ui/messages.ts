import { defineMessages } from '@/shared/intl/define-messages';

export const messages = defineMessages('ui', {
  loginRequired: ['（需登录）', ' (login required)'],
  pinned: ['置顶', 'Pinned'],
  retry: ['重试', 'Try again'],
  failedTitle: ['内容没有加载成功', 'This could not be loaded'],
  reloadPageUnsaved: [
    '平台已更新。请先完成或保存正在填写的内容，再刷新浏览器页面，打开这部分内容。',
    'The platform has been updated. Finish or save what you typed, then reload the page in your browser to open this part.',
  ],
  reloadPage: [
    '平台已更新，请刷新浏览器页面后再打开这部分内容。',
    'The platform has been updated. Please reload the page in your browser to open this part.',
  ],
  bannerTitle: ['页面内容暂时加载不出来', 'The page cannot be loaded at the moment'],
  bannerText: [
    '可能是网络中断，或者平台正在维护。请稍后重试；如果一直如此，请把错误编号告诉平台工作人员。',
    'The network may be down, or the platform is under maintenance. Please try again a little later; if the problem persists, give the error numbers to the platform’s support staff.',
  ],
  retryAll: ['全部重试', 'Try again'],
  retrying: ['正在重试…', 'Trying again…'],
  requestIds: ['错误编号', 'Error numbers'],
  unavailable: ['这部分内容暂时没有加载出来。', 'This part could not be loaded.'],
  partFailed: ['{part}没有加载出来。', '{part}: could not be loaded.'],
  staleTitle: ['内容没能更新', 'The content could not be updated'],
  staleText: [
    '下面仍是之前的内容。网络恢复后会自动更新，也可以现在重试。',
    'What is shown is from before. It is updated when the network is back; you can also retry now.',
  ],
  previousPage: ['上一页', 'Previous page'],
  nextPage: ['下一页', 'Next page'],
  pages: ['分页', 'Pages'],
  page: ['第 {page} 页', 'Page {page}'],
  total: ['共 {total, number} 条', '{total, plural, one {# item} other {# items}}'],
  cappedTotal: ['共 {total, number}+ 条', '{total, number}+ items'],
  noSuchPage: ['没有这一页', 'This page does not exist'],
  unreadableRecords: [
    '平台的应答与约定不符，这些内容无法显示',
    'The platform sent these items in an unexpected form, so they cannot be shown',
  ],
  firstPage: ['回到第一页', 'Back to the first page'],
});
