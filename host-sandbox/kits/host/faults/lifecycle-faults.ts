import type { HostFault } from './host-fault';

/** Faults of mounting and leaving. */
export const lifecycleFaults = {
  'mounted-twice': {
    what: ['同一个容器里挂载了两次', 'a second portal is mounted in the same container'],
    remedy: [
      '一个容器只挂载一次，先 unmount 再挂载；门户打开时 __portalHostCheck.mount 什么也不做。',
      'mount once in a container and unmount before the next mount; __portalHostCheck.mount does nothing while the portal is open',
    ],
    guide: 'embedding.md#leaving-and-coming-back',
  },
  'not-unmounted': {
    what: ['离开后门户还在运行', 'the portal runs on after the host left it'],
    remedy: [
      '离开时调用 unmount，不要只移除容器。',
      'call unmount when you leave; removing the container is not enough',
    ],
    guide: 'embedding.md#leaving-and-coming-back',
  },
  'not-back': {
    what: ['门户不能再次挂载', 'the portal does not come back'],
    remedy: [
      '等待 unmount 的 Promise 再挂载；每次都调用 mount，容器为空并且在页面上。',
      'wait for the promise of unmount before the next mount; call mount at each visit, with an empty container that is on the page',
    ],
    guide: 'embedding.md#leaving-and-coming-back',
  },
  'early-unmount': {
    what: ['挂载未完成时离开会出错', 'leaving before the portal is mounted fails'],
    remedy: [
      '门户还没显示时也要卸载：portal.js 导入之后就可以 unmount，不必等 mount；loadMicroApp 的句柄要等 mountPromise。',
      'unmount also before the portal is shown: portal.js takes unmount once it is imported, without waiting for mount; a handle of loadMicroApp takes it after mountPromise',
    ],
    guide: 'embedding.md#leaving-and-coming-back',
  },
  slow: {
    what: ['在宿主里挂载得慢', 'the mount is slow in the host'],
    remedy: [
      '挂载时不要占住主线程；提前调用 bootstrap。',
      'keep the main thread free while it mounts; call bootstrap ahead',
    ],
    guide: 'embedding/script.md#a-fast-mount',
  },
} as const satisfies Record<string, HostFault>;
