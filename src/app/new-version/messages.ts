import { defineMessages } from '@/shared/intl/define-messages';

export const messages = defineMessages('newVersion', {
  text: '网站有了新版本，刷新页面后即可使用。',
  busy: '网站有了新版本。请先完成或保存正在进行的内容，再刷新页面。',
  reload: '刷新',
  later: '以后再说',
});
