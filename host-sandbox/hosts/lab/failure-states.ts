import type { HostErrorCode, SessionEndReason } from '../../../src/contracts/host';
import { hasEvent, type LabControls, type LabState, type LabObservations } from './state';

const isMemberPage = ({ heading, root }: { heading: string; root: HTMLElement | null }) =>
  root?.dataset.username === 'trainee' && heading.includes('个人');

/** Logs the seconds until the content is there: nothing is busy for one second. */
async function logTime({ shown, log }: LabControls): Promise<void> {
  const start = Date.now();
  const root = await shown();
  let last = Date.now();
  while (Date.now() - last < 1000) {
    if (root.querySelector('[aria-busy=true]')) last = Date.now();
    await new Promise((done) => setTimeout(done, 100));
  }
  log(`content after ${Math.round((last - start) / 1000)} s`);
}
const isLate = ({ events }: LabObservations) =>
  events.some((event) => /^content after ([4-9]|\d\d)/.test(event));

/** Every error code that the host can receive. */
export const errorStates = {
  PLATFORM_UNAVAILABLE: {
    what: '平台断网（CORS 拒绝看起来一样）',
    effect: '页面说平台暂时不可用，自己重试；取消后恢复',
    address: '/uc/userInfo',
    token: 'subscription',
    faults: { platform: 'away' },
    isSeen: hasEvent('onError PLATFORM_UNAVAILABLE'),
  },
  CHUNK_GONE: {
    what: '页面的代码没有了（404）：新版本换掉了文件',
    effect: '页面请用户先保存，再重新载入；门户的其他页面照常',
    address: '/contract',
    faults: { files: 'gone' },
    isSeen: hasEvent('onError CHUNK_GONE'),
  },
  CHUNK_LOAD_FAILED: {
    what: '页面的代码没有送到（500）',
    effect: '页面给出重试；取消后重试成功',
    address: '/contract',
    faults: { files: 'broken' },
    isSeen: hasEvent('onError CHUNK_LOAD_FAILED'),
  },
  CSS_CHUNK_LOAD_FAILED: {
    what: '门户的样式没有生效',
    effect: '页面没有样式，宿主收到错误',
    faults: { files: 'no styles' },
    isSeen: hasEvent('onError CSS_CHUNK_LOAD_FAILED'),
  },
  UNEXPECTED: {
    what: '页面在渲染时抛出异常',
    effect: '错误显示在这一页的位置，带重试；其他页面照常',
    address: '/contract',
    faults: { files: 'throwing' },
    isSeen: hasEvent('onError UNEXPECTED thrown by the lab'),
  },
  INVALID_PROP: {
    what: "basePath: 'portal'（没有斜杠）",
    effect: '用默认值，控制台和 onError 说出该怎样写',
    props: { basePath: 'portal' },
    isSeen: hasEvent('onError INVALID_PROP'),
  },
  INVALID_SETTING: {
    what: 'config: { timeoutMs: 1 }',
    effect: '用默认值，控制台和 onError 说出该怎样写',
    props: { config: { timeoutMs: 1 } },
    isSeen: hasEvent('onError INVALID_SETTING'),
  },
  HASH_TAKEN: {
    what: '第二个门户也要这一页的哈希',
    effect: '第二个改用 memory，宿主收到错误',
    act: ({ portal, props, second }) => portal.mount({ ...props, container: second }),
    isSeen: hasEvent('onError HASH_TAKEN'),
  },
  HOST_CALLBACK_FAILED: {
    what: '宿主的 onPageChange 抛出异常',
    effect: '门户照常，宿主收到自己的错误',
    props: {
      onPageChange: () => {
        throw new Error('宿主的路由还没有准备好');
      },
    },
    isSeen: hasEvent('onError HOST_CALLBACK_FAILED'),
  },
} satisfies Record<HostErrorCode, LabState>;

/** Every reason for the end of a session. */
export const sessionStates = {
  missing: {
    what: '需要登录的页面，没有令牌',
    effect: "onSessionExpired('missing')，页面请用户在平台登录",
    address: '/uc/userInfo',
    props: { token: '' },
    callbacks: ['onSessionExpired'],
    isSeen: hasEvent('onSessionExpired "missing"'),
  },
  expired: {
    what: '平台拒绝令牌（401）',
    effect: "onSessionExpired('expired')，门户等待新的令牌",
    address: '/uc/userInfo',
    token: 'subscription',
    faults: { platform: 'rejected' },
    callbacks: ['onSessionExpired'],
    isSeen: hasEvent('onSessionExpired "expired"'),
  },
} satisfies Record<SessionEndReason, LabState>;

/** Changes of the token during a visit. */
export const tokenStates = {
  'token late': {
    what: '令牌在挂载两秒之后才到',
    effect: '先请用户登录，令牌到了就打开原来的页面',
    address: '/uc/userInfo',
    act: async ({ shown, signIn, giveToken }) => {
      await shown();
      const [token] = await Promise.all([signIn(), new Promise((done) => setTimeout(done, 2000))]);
      giveToken(token);
    },
    isSeen: isMemberPage,
  },
  'token rotated': {
    what: '令牌换成新的',
    effect: '什么也不变：页面和输入都在',
    address: '/uc/userInfo',
    token: 'subscription',
    act: async ({ shown, signIn, giveToken, log }) => {
      await shown();
      giveToken(await signIn());
      log('token rotated');
    },
    isSeen: (observed) => hasEvent('token rotated')(observed) && isMemberPage(observed),
  },
  'token cleared': {
    what: "令牌变成 ''（用户在宿主退出）",
    effect: '门户变成访客',
    token: 'subscription',
    act: async ({ shown, giveToken, log }) => {
      await shown();
      giveToken('');
      log('token cleared');
    },
    isSeen: (observed) => hasEvent('token cleared')(observed) && observed.root?.dataset.state === 'visitor',
  },
} satisfies Record<string, LabState>;

/** Responses of the platform, and files, that arrive late or are wrong. */
export const serverStates = {
  'platform error': {
    what: '平台返回 500',
    effect: '页面说平台暂时不可用和状态码，自己重试',
    address: '/uc/userInfo',
    token: 'subscription',
    faults: { platform: 'error' },
    isSeen: ({ text }) => text.includes('状态码 500'),
  },
  'platform slow': {
    what: '平台每次四秒才回答',
    effect: '占位的骨架，然后是内容',
    address: '/article',
    faults: { platform: 'slow' },
    act: logTime,
    isSeen: isLate,
  },
  'platform forbids': {
    what: '平台返回 403',
    effect: '门户打开 403 页',
    address: '/article',
    faults: { platform: 'forbidden' },
    isSeen: () => location.hash.includes('/403'),
  },
  'no envelope': {
    what: '网络的登录页代替了平台的回答',
    effect: '页面说回答的格式不对，给出重试',
    address: '/article',
    faults: { platform: 'no envelope' },
    isSeen: ({ text }) => text.includes('平台的应答与约定不符'),
  },
  'no page': {
    what: '门户的页面取不到（404）',
    effect: 'mount 被拒绝，容器是空的，下一次挂载会再试',
    faults: { files: 'no page' },
    isSeen: hasEvent('mount rejected'),
  },
  'files slow': {
    what: '页面的代码四秒才到',
    effect: '进度条，然后是页面',
    address: '/contract',
    faults: { files: 'slow' },
    act: logTime,
    isSeen: isLate,
  },
} satisfies Record<string, LabState>;

/** Actions of a host on a portal. */
export const lifeStates = {
  'leaves early': {
    what: '挂载没有完成就离开，然后再来',
    effect: '没有错误，门户只有一个',
    act: async ({ portal, props, log }) => {
      await portal.unmount(props);
      const mounting = portal.mount(props);
      await portal.unmount(props);
      await mounting;
      await portal.mount(props);
      log('left early and came back');
    },
    isSeen: (observed) => hasEvent('left early')(observed) && observed.root !== null,
  },
  'mounts twice': {
    what: '同一个容器挂载两次',
    effect: '第二次被拒绝，第一个照常',
    act: ({ portal, props, log }) =>
      portal.mount(props).catch((error: unknown) => log(`mount rejected ${String(error)}`)),
    isSeen: (observed) => hasEvent('mount rejected')(observed) && observed.root !== null,
  },
  'empties the container': {
    what: '清空容器而不卸载，然后卸载，再挂载',
    effect: '门户回来，没有留下什么',
    act: async ({ portal, props, shown, log }) => {
      await shown();
      (props.container as Element).replaceChildren();
      await portal.unmount(props);
      await portal.mount(props);
      log('mounted again');
    },
    isSeen: (observed) => hasEvent('mounted again')(observed) && observed.root !== null,
  },
} satisfies Record<string, LabState>;
