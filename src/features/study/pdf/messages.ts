import { defineMessages } from '@/shared/intl/define-messages';

export const messages = defineMessages('pdf', {
  opening: '正在打开文档',
  document: '文档：{title}',
  page: '第 {page} 页',
  pageOf: '第 {page} 页，共 {pages} 页',
  bar: '文档工具栏',
  previous: '上一页',
  next: '下一页',
  smaller: '缩小',
  larger: '放大',
  fitWidth: '适合宽度',
  pageFailed: '本页暂时无法显示，可打开文件查看。',
  locked: '文档设有密码，不能在页面内显示。请打开文件，输入密码后阅读；如不知道密码，请联系培训基地。',
  unreadable: '文档已损坏，无法在页面内显示。可打开文件查看，或稍后重试。',
  failed: '文档暂时无法读取。请检查网络后重试，也可以直接打开文件。',
  retry: '重试',
});
