import { defineTexts } from '@/shared/intl/texts';

export const messages = defineTexts('ui', {
  retry: '重试',
  failedTitle: '内容没有加载成功',
  requestId: '错误编号：{id}',
  previousPage: '上一页',
  nextPage: '下一页',
  pages: '分页',
  page: '第 {page} 页',
  hits: '共 {total, number} 条',
});
