import { defineMessages } from '@/shared/intl/define-messages';

export const messages = defineMessages('favourites', {
  keep: '收藏',
  keepNamed: '收藏 {name}',
  signIn: '登录后收藏 {name}',
});
