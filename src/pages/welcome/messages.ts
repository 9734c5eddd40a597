import { defineMessages } from '@/shared/intl/define-messages';
import { paths } from '@/shared/routes/paths';

export const messages = defineMessages('welcome', {
  title: paths.welcome.title,
  signIn: ['学员登录', 'Sign in'],
  signedIn: ['您已登录', 'You are signed in'],
  toLearning: ['进入我的学习', 'Go to my learning'],
  toHome: ['进入首页', 'Go to the home page'],
});
