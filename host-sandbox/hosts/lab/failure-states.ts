import type { HostErrorCode, SessionEndReason } from '../../../src/contracts/host';
import { hasEvent, type LabState } from './state';

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
