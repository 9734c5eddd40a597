import { defineMessages } from '@/shared/intl/define-messages';

export const messages = defineMessages('footer', {
  links: '友情链接',
  address: '地址：{address}',
  contact: '联系我们',
  verify: '证书查验',
  version: '版本 {version}',
});
