import { defineTexts } from '@/shared/intl/texts';

export const messages = defineTexts('passwordRefusal', {
  remaining: '还可以再试 {count} 次。',
  lockedUntil: '可在 {time} 之后再试。',
  reset: '也可以现在<link>通过短信重置密码</link>。',
});
