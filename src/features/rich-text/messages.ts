import { defineMessages } from '@/shared/intl/define-messages';

export const messages = defineMessages('richText', {
  enlarge: ['放大图片：{alt}', 'Enlarge the picture: {alt}'],
  image: ['图片', 'Picture'],
  textOnly: [
    '正文的格式过于复杂，这里只显示文字。',
    'The formatting of this text is too complex, so only its words are shown.',
  ],
});
