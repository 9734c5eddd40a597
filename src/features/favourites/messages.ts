import { defineMessages } from '@/shared/intl/define-messages';

export const messages = defineMessages('favourites', {
  keep: ['收藏', 'Favourite'],
  kept: ['已收藏', 'In favourites'],
  keepNamed: ['收藏 {name}', 'Favourite {name}'],
  keptNamed: ['已收藏 {name}，点按可取消', 'In favourites: {name}, press to remove'],
});
