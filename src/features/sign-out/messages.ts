import { defineMessages } from '@/shared/intl/define-messages';

export const messages = defineMessages('signOut', {
  signOut: ['退出登录', 'Sign out'],
  unsaved: [
    '有未保存的内容，退出登录后会丢失。确定退出登录吗？',
    'You have unsaved input, which will be lost if you sign out. Sign out?',
  ],
});
