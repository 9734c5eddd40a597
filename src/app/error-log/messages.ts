import { defineMessages } from '@/shared/intl/define-messages';

export const messages = defineMessages('errorLog', {
  open: '错误日志（{count}）',
  title: '错误日志',
  lead: '仅保存在本页面的内存中，刷新后消失；令牌、密码、手机号和身份证号不会出现在这里。',
  empty: '没有错误',
  copy: '复制',
  copied: '已复制',
  copyFailed: '复制失败，请手动选择文字',
  clear: '清空',
  confirmClear: '确定清空错误日志吗？',
  noStack: '没有调用栈',
});
