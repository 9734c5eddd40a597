import { defineMessages } from '@/shared/intl/define-messages';

export const messages = defineMessages('intl', {
  englishFailed: [
    '英文界面没有加载成功，请重试或刷新页面。<own>The English texts could not be loaded. Try again, or reload the page.</own>',
    '<own>The English texts could not be loaded.</own>',
  ],
});
