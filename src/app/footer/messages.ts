import { defineMessages } from '@/shared/intl/define-messages';

export const messages = defineMessages('footer', {
  links: ['友情链接', 'Related sites'],
  address: ['地址：{address}', 'Address: {address}'],
  contact: ['联系我们', 'Contact us'],
  services: ['服务', 'Services'],
  about: ['关于平台', 'About'],
  contactTitle: ['联系', 'Contact'],
  hotline: ['咨询热线：{number}', 'Hotline: {number}'],
  version: ['版本 {version}', 'Version {version}'],
});
