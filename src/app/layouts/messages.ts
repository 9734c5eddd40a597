import { defineMessages } from '@/shared/intl/define-messages';

export const messages = defineMessages('frame', {
  skip: '跳到主要内容',
  breadcrumbs: '当前位置',
  home: '首页',
  toTop: '返回顶部',
  failedTitle: '页面出了问题',
  failedText: '这个页面没有加载成功，可能是网络中断或平台刚刚更新。',
  offlineTitle: '网络已断开',
  offlineText: '这个页面还没有加载。网络恢复后会自动打开，也可以立即重试。',
  goneText: '平台已更新，这个页面的旧文件已经不在。请刷新浏览器页面，再次打开它。',
  goneUnsaved:
    '平台已更新，这个页面的旧文件已经不在。其他页面里还有没有保存的内容，都还在：请先返回那里保存，再刷新浏览器页面。',
  reload: '刷新页面',
  retry: '重试',
  outageTitle: '平台暂时不可用',
  outageReason: '{reason}{status, plural, =0 {} other {（状态码 #）}}',
  outageText: '登录状态没有丢失。平台恢复后页面会自动打开，也可以立即重试。',
  hostTitle: '请在平台登录',
  hostText: '这个页面需要登录。请使用所在平台的登录入口，登录后会自动回到这里。',
});
