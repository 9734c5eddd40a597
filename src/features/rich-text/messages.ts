import { defineMessages } from '@/shared/intl/define-messages';

export const messages = defineMessages('richText', {
  enlarge: '放大图片：{alt}',
  image: '图片',
});
