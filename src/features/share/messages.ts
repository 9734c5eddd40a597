import { defineMessages } from '@/shared/intl/define-messages';

export const messages = defineMessages('share', {
  share: '分享',
  loading: '正在准备二维码',
  scan: '请对方用手机扫一扫，打开这个页面',
  code: '页面链接的二维码',
  copyLink: '复制链接',
  linkCopied: '链接已复制',
  copyFailed: '未能复制，请手动复制链接',
  system: '用其他应用分享',
});
