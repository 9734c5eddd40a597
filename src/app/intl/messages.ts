import { defineMessages } from '@/shared/intl/define-messages';

export const messages = defineMessages('intl', {
  englishFailed: '英文界面没有加载成功。<en>The English texts could not be loaded.</en>',
});
