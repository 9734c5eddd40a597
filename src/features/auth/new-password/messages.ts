import { defineMessages } from '@/shared/intl/define-messages';

export const messages = defineMessages('newPassword', {
  password: '新密码',
  passwordRequired: '请输入密码',
  repeat: '再次输入密码',
  repeatRequired: '请再次输入密码',
  different: '两次输入的密码不一致',
  rules: '密码规则',
  length: '8-20 位字符',
  noChinese: '不含中文字符',
  kinds: '数字、小写字母、大写字母、特殊字符中至少三种',
  holds: '已满足',
  fails: '未满足',
});
