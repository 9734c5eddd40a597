import type { Fault } from '../platform/check/fault';

interface HostFault extends Fault {
  /** Paragraph of docs/embedding.md. */
  readonly guide: string;
}

/** Every fault of a host that the check can name. */
export const faults = {
  'not-mounted': {
    what: ['门户没有出现', 'the portal does not appear'],
    remedy: [
      '看控制台的第一个错误；核对入口地址、容器和激活规则。如果要点击才显示门户，请提供 __portalHostCheck.mount。',
      'see the first error of the console; check entry, container and active rule; where a click shows the portal, offer __portalHostCheck.mount',
    ],
    guide: 'check-your-host',
  },
  'files-missing': {
    what: ['门户的文件取不到', 'a file of the portal is missing'],
    remedy: [
      '核对入口地址：它以斜杠结尾，在子目录下也一样；旧版本的文件要保留。',
      'check the entry: it ends with a slash, also below a path; keep the files of earlier versions',
    ],
    guide: 'register-it',
  },
  'files-cors': {
    what: ['门户的文件没有 CORS 头', 'the files of the portal have no CORS header'],
    remedy: [
      '文件服务器发送 Access-Control-Allow-Origin（见 deploy/nginx.conf）。',
      'send Access-Control-Allow-Origin with the files, as deploy/nginx.conf does',
    ],
    guide: 'what-the-portal-leaves-to-the-host',
  },
  'api-cors': {
    what: ['平台拒绝来自宿主的调用', 'the platform refuses calls from the host'],
    remedy: [
      '把宿主的源加入平台的 ALLOWED_ORIGINS。',
      'add the origin of the host to ALLOWED_ORIGINS of the platform',
    ],
    guide: 'what-the-portal-leaves-to-the-host',
  },
  'api-missing': {
    what: ['平台的接口不在 apiBase', 'the platform is not at apiBase'],
    remedy: [
      '核对属性 config.apiBase；应答是网页时，那里是一个静态服务器。',
      'check the prop config.apiBase; where a page is answered, a static server is there',
    ],
    guide: 'register-it',
  },
  'other-version': {
    what: ['入口是另一个版本', 'the entry is of another version'],
    remedy: [
      '不要缓存门户的页面和 portal.js；不要把它们复制到宿主。',
      'do not cache the portal’s page and portal.js, and do not copy them into the host',
    ],
    guide: 'a-new-version',
  },
  'policy-script': {
    what: ['CSP 不允许门户的脚本', 'the CSP forbids the scripts of the portal'],
    remedy: [
      'script-src 加上门户的源；qiankun 2 还需要 unsafe-eval。',
      'add the origin of the portal to script-src; qiankun 2 needs unsafe-eval too',
    ],
    guide: 'content-security-policy-of-the-host',
  },
  'policy-style': {
    what: ['CSP 不允许门户的样式', 'the CSP forbids the styles of the portal'],
    remedy: [
      'style-src 加上门户的源和 unsafe-inline。',
      'add the origin of the portal and unsafe-inline to style-src',
    ],
    guide: 'content-security-policy-of-the-host',
  },
  'policy-connect': {
    what: ['CSP 不允许门户的请求', 'the CSP forbids the requests of the portal'],
    remedy: [
      'connect-src 加上门户和平台的源。',
      'add the origins of the portal and of the platform to connect-src',
    ],
    guide: 'content-security-policy-of-the-host',
  },
  'policy-media': {
    what: ['CSP 不允许图片、视频、字体或文档', 'the CSP forbids pictures, videos, fonts or documents'],
    remedy: [
      '按指南的表补上 img-src、media-src、font-src、worker-src。',
      'complete img-src, media-src, font-src and worker-src as the table of the guide says',
    ],
    guide: 'content-security-policy-of-the-host',
  },
  'invalid-prop': {
    what: ['属性的值不合格', 'a prop is invalid'],
    remedy: ['按控制台所说的格式传值。', 'pass what the console says was expected'],
    guide: 'register-it',
  },
  'unknown-prop': {
    what: ['门户不认识的属性', 'a prop that the portal does not know'],
    remedy: [
      '改正拼写；portal-host.d.ts 列出了全部属性。',
      'mend its spelling; portal-host.d.ts lists all props',
    ],
    guide: 'register-it',
  },
  'callback-throws': {
    what: ['宿主的回调抛出了异常', 'a callback of the host throws'],
    remedy: ['在宿主的回调里处理异常。', 'handle the exception in the callback'],
    guide: 'failures',
  },
  'errors-ignored': {
    what: ['宿主没有接收错误和登录失效', 'the host receives neither errors nor the end of a session'],
    remedy: ['传入 onError 和 onSessionExpired。', 'pass onError and onSessionExpired'],
    guide: 'failures',
  },
  'mounted-twice': {
    what: ['同一个容器里挂载了两次', 'a second portal is mounted in the same container'],
    remedy: [
      '一个容器只挂载一次，先 unmount 再挂载；门户打开时 __portalHostCheck.mount 什么也不做。',
      'mount once in a container and unmount before the next mount; __portalHostCheck.mount does nothing while the portal is open',
    ],
    guide: 'as-a-module',
  },
  'hash-taken': {
    what: ['两个门户要同一个地址', 'two portals ask for one address'],
    remedy: ['除一个外都传 history: memory。', 'pass history: memory to all but one'],
    guide: 'address',
  },
  'hash-lost': {
    what: ['宿主改回了门户的地址', 'the host takes the address of the portal back'],
    remedy: [
      '宿主的路由不要动门户的哈希，或传 history: memory。',
      'let the host’s router leave the hash alone, or pass history: memory',
    ],
    guide: 'address',
  },
  'token-not-passed': {
    what: ['令牌没有到达门户', 'the token does not reach the portal'],
    remedy: [
      '用 onGlobalStateChange 或属性 token 传令牌。',
      'pass the token by onGlobalStateChange or by the prop token',
    ],
    guide: 'token',
  },
  'token-not-rotated': {
    what: ['新令牌没有到达门户', 'a new token does not reach the portal'],
    remedy: [
      '每次更换都通知订阅者，或以全部属性调用 update。',
      'notify the subscription of each change, or call update with all props',
    ],
    guide: 'token',
  },
  'token-not-cleared': {
    what: ['退出没有到达门户', 'a sign-out does not reach the portal'],
    remedy: ["退出时传 '' 或 null，不要传 undefined。", "pass '' or null at the sign-out, not undefined"],
    guide: 'token',
  },
  'appearance-ignored': {
    what: ['语言或主题没有到达门户', 'language or theme do not reach the portal'],
    remedy: ['以全部属性调用 update，或重新挂载。', 'call update with all props, or mount again'],
    guide: 'token',
  },
  'container-emptied': {
    what: ['宿主清空了门户的容器', 'the host empties the container of the portal'],
    remedy: [
      '容器归门户所有：框架不要重新渲染它。',
      'the container belongs to the portal: let no framework render it again',
    ],
    guide: 'layout',
  },
  'styles-in': {
    what: ['宿主的样式改变了门户', 'styles of the host change the portal'],
    remedy: [
      '去掉带 !important 的元素规则，或用 strictStyleIsolation。',
      'remove rules of elements with !important, or use strictStyleIsolation',
    ],
    guide: 'layout',
  },
  'styles-out': {
    what: ['门户的样式改变了宿主', 'styles of the portal change the host'],
    remedy: ['宿主不要使用 portal 开头的类名。', 'use no class name that starts with portal'],
    guide: 'layout',
  },
  transformed: {
    what: ['容器带有 transform 等属性', 'the container has a transform or the like'],
    remedy: ['去掉它，或传 popupContainer。', 'remove it, or pass popupContainer'],
    guide: 'layout',
  },
  clipped: {
    what: ['容器裁掉了门户', 'the container cuts the portal off'],
    remedy: ['给容器足够的高度，或让它滚动。', 'give the container its height, or let it scroll'],
    guide: 'layout',
  },
  'header-covers': {
    what: ['宿主的固定页眉盖住了门户', 'a fixed header of the host covers the portal'],
    remedy: ['在容器上设 --portal-top 为页眉的高度。', 'set --portal-top of the container to its height'],
    guide: 'layout',
  },
  'above-dialogs': {
    what: ['宿主的元素盖住了对话框和提示', 'an element of the host lies above dialogs and toasts'],
    remedy: [
      '传更大的 zIndexBase，或降低宿主的 z-index。',
      'raise zIndexBase, or lower the z-index of the host',
    ],
    guide: 'layout',
  },
  'not-unmounted': {
    what: ['离开后门户还在运行', 'the portal runs on after the host left it'],
    remedy: ['离开时调用 unmount，不要只移除容器。', 'call unmount; removing the container is not enough'],
    guide: 'each-kind-of-host',
  },
  'not-back': {
    what: ['门户不能再次挂载', 'the portal does not come back'],
    remedy: ['等待卸载完成再挂载；每次用容器里的空元素。', 'wait for the unmount before the next mount'],
    guide: 'each-kind-of-host',
  },
  'early-unmount': {
    what: ['挂载未完成时离开会出错', 'leaving before the portal is mounted fails'],
    remedy: ['等待 mount 的 Promise，然后再卸载。', 'wait for the promise of the mount, then unmount'],
    guide: 'each-kind-of-host',
  },
  slow: {
    what: ['在宿主里挂载得慢', 'the mount is slow in the host'],
    remedy: [
      '挂载时不要占住主线程；提前调用 bootstrap。',
      'keep the main thread free while it mounts; call bootstrap ahead',
    ],
    guide: 'as-a-module',
  },
} as const satisfies Record<string, HostFault>;

export type FaultName = keyof typeof faults;
