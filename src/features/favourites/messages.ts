import { defineMessages } from '@/shared/intl/define-messages';

export const messages = defineMessages('favourites', {
  keep: '收藏',
  kept: '已收藏',
  keepNamed: '收藏 {name}',
  keptNamed: '已收藏 {name}，点按可取消',
});
