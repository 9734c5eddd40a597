import { defineMessages } from '@/shared/intl/define-messages';
import { paths } from '@/shared/routes/paths';

export const messages = defineMessages('forgotPassword', {
  title: paths.forgotPassword.title,
  lead: ['通过账号绑定的手机号设置新密码。', 'Set a new password with your registered mobile number.'],
  submit: ['重置密码', 'Reset the password'],
  done: ['密码已重置', 'The password has been reset'],
  doneText: [
    '为保证安全，该账号在所有设备上的登录都已退出。请使用新密码重新登录，账号填用户名；忘记用户名时，可以选择“短信登录”。',
    'For your safety the account has been signed out on all devices. Please sign in with your user name and the new password; if you do not know the user name, choose “SMS code”.',
  ],
  toLogin: ['去登录', 'Sign in'],
  backToLogin: ['返回登录', 'Back to sign in'],
});
