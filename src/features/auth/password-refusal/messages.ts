import { defineMessages } from '@/shared/intl/define-messages';

export const messages = defineMessages('passwordRefusal', {
  remaining: '还可以再试 {count} 次。',
  lockedUntil: '密码错误次数过多，可在 {time} 之后再试。',
  reset: '您也可以现在<link>通过短信重置密码</link>。',
});
