import { defineMessages } from '@/shared/intl/define-messages';

export const messages = defineMessages('smsCode', {
  phone: '手机号',
  phoneRequired: '请输入手机号',
  code: '短信验证码',
  codeRequired: '请输入手机验证码',
  send: '获取验证码',
  proving: '安全验证中…',
  wait: '{seconds} 秒后可重发',
  mayCome: '短信可能仍会送达，请稍候查看；没有收到时再重新获取。',
  sent: '验证码已发送，请查看短信，5 分钟内有效。没有收到时，请核对手机号。',
});
