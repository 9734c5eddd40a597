import { defineMessages } from '@/shared/intl/define-messages';

export const messages = defineMessages('newVersion', {
  text: [
    '网站有了新版本，刷新页面后即可使用。',
    'A new version of this site is ready. Reload the page to use it.',
  ],
  busy: [
    '网站有了新版本。请先完成或保存正在进行的内容，再刷新页面。',
    'A new version of this site is ready. Finish or save what you are doing, then reload the page.',
  ],
  reload: ['刷新', 'Reload'],
  later: ['稍后', 'Later'],
});
