import { defineMessages } from '@/shared/intl/define-messages';

export const messages = defineMessages('footer', {
  links: '友情链接',
  address: '地址：{address}',
  contact: '联系我们',
  services: '服务',
  about: '关于平台',
  contactTitle: '联系',
  hotline: '咨询热线：{number}',
  version: '版本 {version}',
});
