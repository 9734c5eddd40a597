import { defineMessages } from '@/shared/intl/define-messages';
import { title } from './title';

export const messages = defineMessages('welcome', {
  title,
  signIn: '学员登录',
  signedIn: '您已登录',
  toLearning: '进入我的学习',
  toHome: '进入首页',
});
