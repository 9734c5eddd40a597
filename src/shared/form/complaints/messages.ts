import { defineMessages } from '@/shared/intl/define-messages';

/** What the contracts complain of, word for word: found by its Chinese, told in the reader's language. */
export const messages = defineMessages('complaint', {
  phone: '请输入正确的手机号',
  username: '用户名应为4-20位字母、数字或下划线',
  smsCode: '请输入6位数字验证码',
  realName: '姓名应为2-20个文字，中间可有“·”',
  email: '请输入正确的邮箱',
  idNumber: '请输入正确的身份证号码',
  visible: '请输入看得见的文字',
  length: '密码要求8-20位字符',
  noChinese: '密码不能包含中文字符',
  kinds: '密码必须包含数字、小写字母、大写字母以及特殊字符中至少三种',
  replyTo: '请输入正确的手机号、座机号或邮箱',
  other: '内容不正确，请检查',
});
