import { defineMessages } from '@/shared/intl/define-messages';

export const messages = defineMessages('signOut', {
  signOut: '退出登录',
  unsaved: '有未保存的内容，退出登录后会丢失。确定退出登录吗？',
});
