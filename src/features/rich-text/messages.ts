import { defineMessages } from '@/shared/intl/define-messages';

export const messages = defineMessages('richText', {
  enlarge: '放大图片：{alt}',
  image: '图片',
  textOnly: '正文的格式过于复杂，这里只显示文字。',
});
