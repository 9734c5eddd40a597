import { defineMessages } from '@/shared/intl/define-messages';

export const messages = defineMessages('loginRecords', {
  title: '登录记录',
  lead: '如果有不是您本人的登录，请修改密码并退出其他设备。',
  none: '还没有登录记录。',
  password: '密码登录',
  code: '短信登录',
  register: '注册',
  success: '成功',
  wrongPassword: '密码错误',
  locked: '已锁定',
  wrongCode: '验证码错误',
  thisDevice: '本次登录',
});
