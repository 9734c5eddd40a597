import { defineMessages } from '@/shared/intl/define-messages';

/**
 * Messages of a field without a rule of its own (R5.27 to R5.33), and below them those of the contracts' validators,
 * which are looked up by their Chinese text.
 */
export const messages = defineMessages('form', {
  required: '请输入{label}',
  whitespace: '{label}不能为空格',
  type: '{label}的格式不正确',
  lengthExact: '{label}须为{len}个字符',
  lengthRange: '{label}须为{min}到{max}个字符',
  lengthMin: '{label}不能少于{min}个字符',
  lengthMax: '{label}不能超过{max}个字符',
  rangeExact: '{label}须为{len}',
  range: '{label}须在{min}到{max}之间',
  rangeMin: '{label}不能小于{min}',
  rangeMax: '{label}不能大于{max}',
  enum: '{label}须为以下之一：{enum}',
  pattern: '{label}不符合要求的格式',

  phone: '请输入正确的手机号',
  username: '用户名应为4-20位字母、数字或下划线',
  smsCode: '请输入6位数字验证码',
  realName: '姓名应为2-20个文字，中间可有“·”',
  email: '请输入正确的邮箱',
  idNumber: '请输入正确的身份证号码',
  visible: '请输入看得见的文字',
  passwordLength: '密码要求8-20位字符',
  passwordNoChinese: '密码不能包含中文字符',
  passwordKinds: '密码必须包含数字、小写字母、大写字母以及特殊字符中至少三种',
  passwordCommon: '这个密码太常见，容易被猜到，请换一个',
  replyTo: '请输入正确的手机号、座机号或邮箱',
  invalid: '内容不正确，请检查',
});
