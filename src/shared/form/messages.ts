import { defineMessages } from '@/shared/intl/define-messages';

/**
 * Messages of a field without a rule of its own (R5.27 to R5.33), and below them those of the contracts' validators,
 * which are looked up by their Chinese text.
 */
export const messages = defineMessages('form', {
  required: ['请输入{label}', 'Please enter: {label}'],
  whitespace: ['{label}不能为空格', '{label} cannot be blank'],
  type: ['{label}的格式不正确', '{label} is not in the right format'],
  lengthExact: ['{label}须为{len}个字符', 'Number of characters in “{label}”: {len}'],
  lengthRange: ['{label}须为{min}到{max}个字符', 'Number of characters in “{label}”: {min} to {max}'],
  lengthMin: ['{label}不能少于{min}个字符', 'Number of characters in “{label}”: at least {min}'],
  lengthMax: ['{label}不能超过{max}个字符', 'Number of characters in “{label}”: at most {max}'],
  rangeExact: ['{label}须为{len}', '{label} must be {len}'],
  range: ['{label}须在{min}到{max}之间', '{label} must be between {min} and {max}'],
  rangeMin: ['{label}不能小于{min}', '{label} must be at least {min}'],
  rangeMax: ['{label}不能大于{max}', '{label} must be at most {max}'],
  enum: ['{label}须为以下之一：{enum}', '{label} must be one of: {enum}'],
  pattern: ['{label}不符合要求的格式', '{label} does not have the required form'],

  phone: ['请输入正确的手机号', 'Please enter a valid mobile number'],
  username: [
    '用户名应为4-20位字母、数字或下划线',
    'A user name must have 4 to 20 letters, digits or underscores',
  ],
  smsCode: ['请输入6位数字验证码', 'Please enter the 6 digits of the code'],
  privateLetter: [
    '姓名里有一个字是读卡程序的内码，请用输入法重新输入这个字',
    'One letter of the name is an internal code of a card reader. Please type that letter again.',
  ],
  realName: [
    '姓名应为2-60个文字，中间可有“·”',
    'A name must have 2 to 60 letters, with · between its parts if needed',
  ],
  email: ['请输入正确的邮箱', 'Please enter a valid e-mail address'],
  idNumber: ['请输入正确的身份证号码', 'Please enter a valid ID number'],
  visible: ['请输入看得见的文字', 'Please enter visible text'],
  passwordLength: ['密码要求8-20位字符', 'A password must have 8 to 20 characters'],
  passwordNoChinese: ['密码不能包含中文字符', 'A password cannot contain Chinese characters'],
  passwordKinds: [
    '密码必须包含数字、小写字母、大写字母以及特殊字符中至少三种',
    'A password must have at least three of: digits, lower-case letters, upper-case letters, special characters',
  ],
  passwordCommon: [
    '这个密码太常见，容易被猜到，请换一个',
    'This password is too common and easy to guess; choose another one',
  ],
  replyTo: [
    '请输入正确的手机号、座机号或邮箱',
    'Enter a mobile phone, a landline number or an e-mail address',
  ],
  invalid: ['内容不正确，请检查', 'This is not valid, please check'],
});
