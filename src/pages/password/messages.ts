import { defineMessages } from '@/shared/intl/define-messages';
import { paths } from '@/shared/routes/paths';

export const messages = defineMessages('password', {
  title: paths.password.title,
  lead: ['修改后，其他设备上的登录会退出。', 'When you change it, you are signed out on all other devices.'],
  expired: [
    '您的密码自 {date} 起没有修改过，已超过 {days} 天的有效期。请先修改密码，再继续使用。',
    'Your password was last changed on {date} and has passed its maximum age of {days, plural, one {# day} other {# days}}. Please change it first.',
  ],
  mustChange: [
    '请先设置自己的新密码，再继续使用。',
    'Please choose a password of your own before you continue.',
  ],
  oldPassword: ['当前密码', 'Current password'],
  oldPasswordRequired: ['请输入当前密码', 'Please enter your current password'],
  submit: ['修改密码', 'Change the password'],
  changed: [
    '密码已修改，其他设备上的登录已退出',
    'The password has been changed, and your other devices have been signed out',
  ],
  signOut: ['退出登录', 'Sign out'],
});
