import { defineTexts } from '@/shared/intl/texts';

export const messages = defineTexts('contract', {
  title: '服务协议与隐私政策',
  contents: '目录',
  print: '打印',
});
