import { defineMessages } from '@/shared/intl/define-messages';
import { title } from './title';

export const messages = defineMessages('forgotPassword', {
  title,
  lead: '通过账号绑定的手机号设置新密码。',
  submit: '重置密码',
  done: '密码已重置',
  doneText:
    '为保证安全，该账号在所有设备上的登录都已退出。请使用新密码重新登录，账号填用户名；忘记用户名时，可以选择“短信登录”。',
  toLogin: '去登录',
  backToLogin: '返回登录',
});
