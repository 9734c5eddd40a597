import { defineMessages } from '@/shared/intl/define-messages';
import { title } from './title';

export const messages = defineMessages('password', {
  title,
  lead: '修改后，其他设备上的登录会退出。',
  expired: '您的密码自 {date} 起没有修改过，已超过 {days} 天的有效期。请先修改密码，再继续使用。',
  mustChange: '请先设置自己的新密码，再继续使用。',
  oldPassword: '当前密码',
  oldPasswordRequired: '请输入当前密码',
  submit: '修改密码',
  changed: '密码已修改，其他设备上的登录已退出',
  signOut: '退出登录',
});
