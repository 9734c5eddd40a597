import type { HostFault } from './host-fault';

/** Faults of the props, the token and the address. */
export const propsFaults = {
  'invalid-prop': {
    what: ['属性的值不合格', 'a prop is invalid'],
    remedy: ['按控制台所说的格式传值。', 'pass what the console says was expected'],
    guide: 'embedding/qiankun.md#register-it',
  },
  'unknown-prop': {
    what: ['门户不认识的属性', 'a prop that the portal does not know'],
    remedy: [
      '改正拼写；portal-host.d.ts 列出了全部属性。',
      'correct its spelling; portal-host.d.ts lists all props',
    ],
    guide: 'embedding/qiankun.md#register-it',
  },
  'callback-throws': {
    what: ['宿主的回调抛出了异常', 'a callback of the host throws'],
    remedy: ['在宿主的回调里处理异常。', 'handle the exception in the callback'],
    guide: 'embedding/failures.md#failures',
  },
  'errors-ignored': {
    what: ['宿主没有接收错误和登录失效', 'the host receives neither errors nor the end of a session'],
    remedy: [
      '传入 onError 和 onSessionExpired，并记录或处理收到的内容。',
      'pass onError and onSessionExpired, and record or handle what they receive',
    ],
    guide: 'embedding/failures.md#failures',
  },
  'hash-taken': {
    what: ['两个门户要同一个地址', 'two portals ask for one address'],
    remedy: ['除一个外都传 history: memory。', 'pass history: memory to all but one'],
    guide: 'embedding/address.md#address',
  },
  'hash-lost': {
    what: ['宿主改回了门户的地址', 'the host takes the address of the portal back'],
    remedy: [
      '宿主的路由不要动门户的哈希，或传 history: memory。',
      'let the host’s router leave the hash alone, or pass history: memory',
    ],
    guide: 'embedding/address.md#address',
  },
  'return-lost': {
    what: [
      '从宿主的页面后退，没有回到门户原来的那一页',
      'Back from a page of the host does not return to the page of the portal',
    ],
    remedy: [
      '离开门户时不要改写它的历史记录和 history.state；后退到它的地址时按原样挂载门户。',
      'leave the entry of the portal and its history.state as they are, and mount the portal at the address that Back opens',
    ],
    guide: 'embedding/address.md#the-back-button',
  },
  'address-dropped': {
    what: [
      '宿主菜单里的链接去掉了打开中的门户的地址',
      'a link of the host’s menu drops the address of the open portal',
    ],
    remedy: [
      '门户打开时，菜单里的链接调用 onReady 句柄的 navigate()，不要让宿主的路由再打开一次门户的页面。',
      'while the portal is open let a link of the menu call navigate() of the handle that onReady passes, not the router of the host',
    ],
    guide: 'embedding/address.md#links-of-your-menu',
  },
  'token-not-passed': {
    what: ['令牌没有到达门户', 'the token does not reach the portal'],
    remedy: [
      '用 onGlobalStateChange 或属性 token 传令牌。',
      'pass the token by onGlobalStateChange or by the prop token',
    ],
    guide: 'embedding/token.md#token',
  },
  'token-malformed': {
    what: ['门户收到的令牌不合格', 'the token that the portal gets is malformed'],
    remedy: [
      "没有登录时传 '' 或 null，不要传 'undefined' 这样的文字；令牌前不要加 Bearer。",
      "pass '' or null while nobody is signed in, never a text such as 'undefined', and the token without Bearer",
    ],
    guide: 'embedding/token.md#token',
  },
  'token-not-rotated': {
    what: ['新令牌没有到达门户', 'a new token does not reach the portal'],
    remedy: [
      '每次更换都通知订阅者，或以全部属性调用 update。',
      'notify the subscription of each change, or call update with all props',
    ],
    guide: 'embedding/token.md#token',
  },
  'token-not-cleared': {
    what: ['退出没有到达门户', 'a sign-out does not reach the portal'],
    remedy: ["退出时传 '' 或 null，不要传 undefined。", "pass '' or null at the sign-out, not undefined"],
    guide: 'embedding/token.md#token',
  },
  'appearance-ignored': {
    what: ['语言或主题没有到达门户', 'language or theme do not reach the portal'],
    remedy: ['以全部属性调用 update，或重新挂载。', 'call update with all props, or mount again'],
    guide: 'embedding/token.md#language-and-theme',
  },
  'input-lost': {
    what: ['宿主离开时丢了用户输入的内容', 'what the user typed is lost when the host leaves'],
    remedy: [
      '离开之前调用 onReady 句柄的 canLeave()，结果为 false 时留在原页。',
      'before leaving call canLeave() of the handle that onReady passes, and stay where it resolves to false',
    ],
    guide: 'embedding/address.md#unsaved-input',
  },
  'back-unguarded': {
    what: [
      '后退时丢了用户输入的内容，或没有放回地址',
      'Back loses what the user typed, or the address is not put back',
    ],
    remedy: [
      '后退时也等 canLeave() 的结果再离开；用户留下时放回地址。',
      'wait for canLeave() after Back too, and put the address back when the user stays',
    ],
    guide: 'embedding/address.md#the-back-button',
  },
} as const satisfies Record<string, HostFault>;
