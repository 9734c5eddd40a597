import { defineMessages } from '@/shared/intl/define-messages';

export const messages = defineMessages('errorLog', {
  open: ['错误日志（{count}）', 'Error log ({count})'],
  title: ['错误日志', 'Error log'],
  lead: [
    '仅保存在本页面的内存中，刷新后消失；令牌、密码、手机号和身份证号不会出现在这里。',
    'Kept in this page’s memory only and gone after a reload; tokens, passwords, phone numbers and ID numbers never appear here.',
  ],
  empty: ['没有错误', 'No errors'],
  copy: ['复制', 'Copy'],
  copied: ['已复制', 'Copied'],
  copyFailed: ['复制失败，请手动选择文字', 'Copying failed; please select the text and copy it yourself'],
  clear: ['清空', 'Clear'],
  confirmClear: ['确定清空错误日志吗？', 'Clear the error log?'],
  noStack: ['没有调用栈', 'No stack trace'],
});
