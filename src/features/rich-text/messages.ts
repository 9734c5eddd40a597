import { defineTexts } from '@/shared/intl/texts';

export const messages = defineTexts('richText', {
  enlarge: '放大图片：{what}',
  picture: '图片',
});
