import { defineMessages } from '@/shared/intl/define-messages';

export const messages = defineMessages('terms', {
  title: '服务协议与隐私政策',
  contents: '目录',
  print: '打印',
});
