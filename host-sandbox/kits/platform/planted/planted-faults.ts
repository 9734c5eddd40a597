import type { CallName } from '@/contracts/calls';
import type { ReplyFault } from '../../../platform/testing/faulty-proxy';
import type { CheckName } from '../check-platform';
import type { FaultName } from '../faults';
import {
  dataIn,
  coded,
  countingFromZero,
  dataOf,
  instead,
  isRefusal,
  noRecords,
  recordsOf,
  refusal,
  repeatingFirstPage,
  success,
  type PageData,
} from './reply-faults';

/**
 * A planted fault: its name, the check and the call that report it, how the proxy changes the responses, and of which
 * call, if it is another one.
 */
export type PlantedFault = readonly [
  title: string,
  fault: FaultName,
  check: CheckName | 'login',
  call: CallName,
  change: ReplyFault,
  changed?: CallName,
];

/** The faults of calls that read, and of the protocol. */
export const plantedFaults: readonly PlantedFault[] = [
  ['no answer', 'no-answer', 'good-input', 'friendLinkList', () => null],
  ['a page of HTML', 'not-json', 'good-input', 'friendLinkList', () => '<h1>Welcome</h1>'],
  [
    'data without an envelope',
    'envelope',
    'good-input',
    'bannerList',
    (reply) => ({ status: reply.status, body: dataIn(reply) as object }),
  ],
  ['a code of its own for success', 'unknown-code', 'good-input', 'friendLinkList', coded('SUCCESS')],
  ['a login at another path', 'no-login-path', 'login', 'login', () => refusal(404, 'A0404')],
  [
    'a missing field',
    'missing-field',
    'good-input',
    'userInfo',
    dataOf(({ username: _, ...rest }: Record<string, unknown>) => rest),
  ],
  [
    'a field of another type',
    'wrong-value',
    'good-input',
    'articlePage',
    recordsOf((record) => ({ ...record, title: 7 })),
  ],
  [
    'an id as a number',
    'wrong-value',
    'good-input',
    'hospitalPage',
    recordsOf((record) => ({ ...record, id: Number(record.id) })),
  ],
  [
    'a time without a zone',
    'wrong-value',
    'good-input',
    'messagePage',
    recordsOf((record) => ({ ...record, sentAt: '2026-11-23 10:00:00' })),
  ],
  [
    '200 for an error',
    'error-with-success-status',
    'bad-input',
    'articlePage',
    ({ body }) => ({ status: 200, body }),
  ],
  [
    'success with HTTP 500',
    'success-with-error-status',
    'good-input',
    'menuTree',
    ({ body }) => ({ status: 500, body }),
  ],
  [
    'another error code',
    'wrong-error',
    'bad-input',
    'articlePage',
    (reply) => (isRefusal(reply) ? { status: 400, body: { ...reply.body, code: 'E1' } } : reply),
  ],
  ['a correct call refused', 'refused', 'good-input', 'dictData', () => refusal(403, 'A0403')],
  ['input not validated', 'bad-input-accepted', 'bad-input', 'articlePage', instead(noRecords)],
  ['no login needed', 'open-without-token', 'good-input', 'messageUnreadCount', instead({ count: 0 })],
  [
    'any token accepted',
    'open-with-any-token',
    'good-input',
    'messageUnreadCount',
    (reply, { authorization }) => (isRefusal(reply) && authorization !== '' ? success({ count: 0 }) : reply),
  ],
  [
    'a public call that refuses old tokens',
    'public-needs-token',
    'good-input',
    'bannerList',
    (reply, { times }) => (times > 0 ? refusal(401, 'A0401') : reply),
  ],
  [
    'a role that is not checked',
    'role-ignored',
    'good-input',
    'auditPage',
    (reply) => (reply.status === 403 ? success(noRecords) : reply),
  ],
  [
    'another token field',
    'no-token-field',
    'login',
    'login',
    dataOf(({ access_token: token }: Record<string, unknown>) => ({ token })),
  ],
  [
    'a token that outlives the logout',
    'token-survives-logout',
    'time',
    'userInfo',
    instead({ username: 'trainee', avatar: null, gender: null }),
  ],
  [
    'a page that ignores its size',
    'page-size-ignored',
    'paging',
    'articlePage',
    dataOf((page: PageData) => ({
      ...page,
      records: page.records.flatMap((record) => [record, { ...record, id: '999999' }]),
    })),
  ],
  ['pages counted from 0', 'page-offset', 'paging', 'articlePage', countingFromZero],
  ['a page that repeats the one before', 'page-repeats', 'paging', 'articlePage', repeatingFirstPage()],
  [
    'a total of the page alone',
    'wrong-total',
    'paging',
    'articlePage',
    dataOf((page: PageData, { input }) => ({
      ...page,
      total: page.records.length + Number(input.current),
    })),
  ],
  [
    'a size without limit',
    'page-limit-ignored',
    'paging',
    'articlePage',
    instead({ records: [], total: 0, current: 1, size: 101 }),
  ],
  [
    'a list without an order',
    'unstable',
    'stability',
    'friendLinkList',
    dataOf((list: unknown[], { times }) => (times % 2 ? [...list].reverse() : list)),
  ],
  [
    'messages in the time of China',
    'time-zone',
    'good-input',
    'messagePage',
    recordsOf((record) => ({ ...record, sentAt: new Date(Date.now() + 8 * 3_600_000).toISOString() })),
  ],
  [
    'a clock that is off',
    'clock-off',
    'time',
    'loginRecords',
    (reply) => ({
      ...reply,
      headers: { date: new Date(Date.now() + 3_600_000).toUTCString() },
    }),
  ],
  [
    'local time sent as UTC',
    'time-zone',
    'time',
    'loginRecords',
    recordsOf((record) => ({
      ...record,
      at: new Date(Date.parse(String(record.at)) + 8 * 3_600_000).toISOString(),
    })),
  ],
  [
    'GET accepted',
    'get-accepted',
    'protocol',
    'dictData',
    (reply, { method }) => (method === 'GET' ? success([]) : reply),
  ],
  [
    'bodies of any size',
    'body-unlimited',
    'protocol',
    'dictData',
    (reply) => (reply.status === 413 ? success([]) : reply),
  ],
];
