import { defineTexts } from '@/shared/intl/texts';

export const messages = defineTexts('leaveQuestion', {
  title: '离开这个页面？',
  text: '你填写的内容还没有保存，离开后会丢失。',
  stay: '留在这里',
  leave: '不保存，离开',
});
