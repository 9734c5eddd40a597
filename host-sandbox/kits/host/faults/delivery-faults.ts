import type { HostFault } from './host-fault';

/** Faults of the files, the platform and the policy. */
export const deliveryFaults = {
  'not-mounted': {
    what: ['门户没有出现', 'the portal does not appear'],
    remedy: [
      '看控制台的第一个错误；核对入口地址、容器和激活规则。如果要点击才显示门户，请提供 __portalHostCheck.mount。',
      'see the first error of the console; check entry, container and active rule; where a click shows the portal, offer __portalHostCheck.mount',
    ],
    guide: 'embedding.md#check-your-host',
  },
  'not-requested': {
    what: ['页面没有请求门户', 'the page never asks for the portal'],
    remedy: [
      '让激活规则或路由包含这个地址；哈希路由要在门户那一页下面加通配符。如果要点击才显示门户，请提供 __portalHostCheck.mount。',
      'let the active rule or the route take this address; a hash router needs a wildcard below the page of the portal; where a click shows the portal, offer __portalHostCheck.mount',
    ],
    guide: 'embedding/address.md#the-route-of-your-router',
  },
  'left-again': {
    what: ['门户出现之后又离开了', 'the portal was there and left again'],
    remedy: [
      '门户改写地址后，宿主的路由不要离开这一页：在门户那一页下面加通配符，不要重定向 basePath 下的地址；或传 history: memory。',
      'let the router of the host stay when the portal writes its address: a wildcard below the page of the portal, and no redirect of addresses below basePath; or pass history: memory',
    ],
    guide: 'embedding/address.md#the-route-of-your-router',
  },
  'frame-refused': {
    what: ['浏览器拒绝在 iframe 里显示门户', 'the browser refuses to show the portal in a frame'],
    remedy: [
      '把宿主的源加入 FRAME_ORIGINS（nginx 则是 frame-ancestors）；宿主的 CSP 在 frame-src 里允许门户的源。',
      'add the origin of the host to FRAME_ORIGINS, or to frame-ancestors of nginx, and the origin of the portal to frame-src of the host’s policy',
    ],
    guide: 'embedding/iframe.md#in-an-iframe',
  },
  'files-missing': {
    what: ['门户的文件取不到', 'a file of the portal is missing'],
    remedy: [
      '核对入口地址：它以斜杠结尾，在子目录下也一样；旧版本的文件要保留。',
      'check the entry: it ends with a slash, also below a path; keep the files of earlier versions',
    ],
    guide: 'embedding.md#the-files-of-the-portal',
  },
  'files-cors': {
    what: ['门户的文件没有 CORS 头', 'the files of the portal have no CORS header'],
    remedy: [
      '文件服务器发送 Access-Control-Allow-Origin（见 deploy/nginx.conf）。',
      'send Access-Control-Allow-Origin with the files, as deploy/nginx.conf does',
    ],
    guide: 'embedding.md#the-files-of-the-portal',
  },
  'files-credentials': {
    what: ['宿主带着 Cookie 取门户的文件', 'the host asks for the files of the portal with cookies'],
    remedy: [
      '取文件时不带 Cookie（去掉 credentials: include），或让文件服务器回答宿主自己的源和 Access-Control-Allow-Credentials: true。',
      'ask without cookies (no credentials: include), or let the file server answer with the origin of the host and Access-Control-Allow-Credentials: true',
    ],
    guide: 'embedding.md#the-files-of-the-portal',
  },
  'api-cors': {
    what: ['平台拒绝来自宿主的调用', 'the platform refuses calls from the host'],
    remedy: [
      '把宿主的源加入平台的 ALLOWED_ORIGINS。',
      'add the origin of the host to ALLOWED_ORIGINS of the platform',
    ],
    guide: 'embedding.md#the-calls-of-the-platform',
  },
  'api-missing': {
    what: ['平台的接口不在 apiBase', 'the platform is not at apiBase'],
    remedy: [
      '核对属性 config.apiBase；应答是网页时，那里是一个静态服务器。',
      'check the prop config.apiBase; where a page is answered, a static server is there',
    ],
    guide: 'embedding.md#the-calls-of-the-platform',
  },
  'other-version': {
    what: ['入口是另一个版本', 'the entry is of another version'],
    remedy: [
      '门户的页面、portal.js 和 version.json 以 Cache-Control: no-cache 发送；不要把它们复制到宿主。',
      'send the portal’s page, portal.js and version.json with Cache-Control: no-cache, and do not copy them into the host',
    ],
    guide: 'embedding.md#the-files-of-the-portal',
  },
  'policy-script': {
    what: ['CSP 不允许门户的脚本', 'the CSP forbids the scripts of the portal'],
    remedy: [
      'script-src 加上门户的源，或用 nonce 加 strict-dynamic；qiankun 2 还需要 unsafe-eval。',
      'add the origin of the portal to script-src, or use a nonce with strict-dynamic; qiankun 2 needs unsafe-eval too',
    ],
    guide: 'embedding/failures.md#content-security-policy-of-the-host',
  },
  'policy-style': {
    what: ['CSP 不允许门户的样式', 'the CSP forbids the styles of the portal'],
    remedy: [
      'style-src 加上门户的源和 unsafe-inline，不要用 nonce 或哈希：有了它们 unsafe-inline 就不起作用。',
      'add the origin of the portal and unsafe-inline to style-src, without nonce and hash, next to which unsafe-inline has no effect',
    ],
    guide: 'embedding/failures.md#content-security-policy-of-the-host',
  },
  'policy-connect': {
    what: ['CSP 不允许门户的请求', 'the CSP forbids the requests of the portal'],
    remedy: [
      'connect-src 加上门户和平台的源。',
      'add the origins of the portal and of the platform to connect-src',
    ],
    guide: 'embedding/failures.md#content-security-policy-of-the-host',
  },
  'policy-media': {
    what: ['CSP 不允许图片、视频、字体或文档', 'the CSP forbids pictures, videos, fonts or documents'],
    remedy: [
      '按指南的表补上 img-src、media-src、font-src、worker-src。',
      'complete img-src, media-src, font-src and worker-src as the table of the guide says',
    ],
    guide: 'embedding/failures.md#content-security-policy-of-the-host',
  },
} as const satisfies Record<string, HostFault>;
