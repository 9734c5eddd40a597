import { defineMessages } from '@/shared/intl/define-messages';

export const messages = defineMessages('frame', {
  skip: ['跳到主要内容', 'Skip to content'],
  breadcrumbs: ['当前位置', 'You are here'],
  home: ['首页', 'Home'],
  toTop: ['返回顶部', 'Back to top'],
  failedTitle: ['页面出了问题', 'Something went wrong on this page'],
  failedText: [
    '这个页面没有加载成功，可能是网络中断或平台刚刚更新。',
    'The page could not be loaded: the network may be down, or the platform has just been updated.',
  ],
  offlineTitle: ['网络已断开', 'There is no network'],
  offlineText: [
    '这个页面还没有加载。网络恢复后会自动打开，也可以立即重试。',
    'This page has not been loaded yet. It opens by itself as soon as the network is back, and you can try at once.',
  ],
  goneText: [
    '平台已更新，这个页面的旧文件已经不在。请刷新浏览器页面，再次打开它。',
    'The platform has been updated, and the old files of this page are gone. Please reload the page in your browser to open it.',
  ],
  goneUnsaved: [
    '平台已更新，这个页面的旧文件已经不在。其他页面里还有没有保存的内容，都还在：请先返回那里保存，再刷新浏览器页面。',
    'The platform has been updated, and the old files of this page are gone. What you typed on other pages is still there: go back and save it first, then reload the page in your browser.',
  ],
  reload: ['刷新页面', 'Reload the page'],
  retry: ['重试', 'Try again'],
  outageTitle: ['平台暂时不可用', 'The platform is unavailable at the moment'],
  outageReason: [
    '{reason}{status, plural, =0 {} other {（状态码 #）}}',
    '{reason}{status, plural, =0 {} other { (status #)}}',
  ],
  outageText: [
    '登录状态没有丢失。平台恢复后页面会自动打开，也可以立即重试。',
    'You are still signed in. The page opens by itself as soon as the platform is back, and you can try at once.',
  ],
  networkText: [
    '所在网络改动或拦截了发往平台的请求。页面和填写的内容都在。需要先登录的网络请先登录；否则请换一个网络，或请网络管理员放行发往 {address} 的 POST 请求，不改动其内容与应答。',
    'Your network changes or blocks requests to the platform. The page and what you filled in are still here. If the network has a login page, sign in there first; otherwise use another network, or ask its administrator to let POST requests through to {address}, with requests and answers unchanged.',
  ],
  networkRead: ['知道了', 'Close'],
  hostTitle: ['请在平台登录', 'Please sign in to the platform'],
  hostText: [
    '这个页面需要登录。请使用所在平台的登录入口，登录后会自动回到这里。',
    'You need to be signed in to see this page. Sign in to the platform around it, and the page opens here.',
  ],
});
