import { defineMessages } from '@/shared/intl/define-messages';

export const messages = defineMessages('share', {
  share: ['分享', 'Share'],
  loading: ['正在准备二维码', 'Preparing the QR code'],
  scan: ['用手机扫描二维码，打开这个页面', 'Scan this with a phone to open the page'],
  code: ['页面链接的二维码', 'QR code of the link to this page'],
  copyLink: ['复制链接', 'Copy link'],
  linkCopied: ['链接已复制', 'Link copied'],
  copyFailed: ['未能复制，请手动复制链接', 'The link could not be copied; please copy it by hand'],
  system: ['用其他应用分享', 'Share with another app'],
});
