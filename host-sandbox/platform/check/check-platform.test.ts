import type { CallName } from '@/contracts/calls';
import { platformFixture } from '../testing/platform-fixture';
import { startSpoilingProxy, type Reply, type Seen, type Spoil } from '../testing/spoiling-proxy';
import type { CheckTarget } from './caller';
import { checkPlatform, type CheckName } from './check-platform';
import { faults, type FaultName } from './faults';
import { formatReport, isServed, lossesOf } from './report';

const { platform } = platformFixture();

/** Runs work on the sample platform with a fault in front of it. */
async function withFault<Result>(
  spoil: Spoil,
  work: (target: CheckTarget) => Promise<Result>,
): Promise<Result> {
  const proxy = await startSpoilingProxy(platform, spoil);
  try {
    return await work({
      ...{ apiBase: `${proxy.url}/api`, product: 'train', tokenField: 'access_token' },
      ...{ clientId: 'portal', clientSecret: 'portal' },
      ...{ username: 'trainee', password: 'Trainee@2026', timeoutMs: 1500 },
    });
  } finally {
    proxy.close();
  }
}

const success = (data: unknown): Reply => ({ status: 200, body: { code: '00000', msg: '', data } });
const isRefusal = ({ status }: Reply) => status >= 400;
/** Spoils the replies of one call. */
const of =
  (name: CallName, spoil: Spoil): Spoil =>
  (reply, seen) =>
    seen.name === name ? spoil(reply, seen) : reply;
/** Spoils the data of its successes. */
const dataOf = (name: CallName, change: (data: never, seen: Seen) => unknown): Spoil =>
  of(name, (reply, seen) => (isRefusal(reply) ? reply : success(change(reply.body.data as never, seen))));
/** Answers with this data where the platform refuses. */
const instead = (name: CallName, data: unknown): Spoil =>
  of(name, (reply) => (isRefusal(reply) ? success(data) : reply));

interface PageData {
  records: Record<string, unknown>[];
  total: number;
}
const firstPages = new Map<string, unknown>();

/** Each planted fault: what is wrong, the check that names it, on which call, and how the replies are spoiled. */
const planted: readonly [
  title: string,
  fault: FaultName,
  check: CheckName | 'login',
  call: CallName,
  Spoil,
][] = [
  ['no answer', 'no-answer', 'good-input', 'friendLinkList', of('friendLinkList', () => null)],
  [
    'a page of HTML',
    'not-json',
    'good-input',
    'friendLinkList',
    of('friendLinkList', () => '<h1>Welcome</h1>'),
  ],
  [
    'data without an envelope',
    'envelope',
    'good-input',
    'bannerList',
    of('bannerList', ({ status, body }) => ({ status, body: body.data })),
  ],
  [
    'a missing field',
    'missing-field',
    'good-input',
    'userInfo',
    dataOf('userInfo', ({ username: _, ...rest }: Record<string, unknown>) => rest),
  ],
  [
    'a field of another type',
    'wrong-value',
    'good-input',
    'articlePage',
    dataOf('articlePage', (page: PageData) => ({
      ...page,
      records: page.records.map((record) => ({ ...record, title: 7 })),
    })),
  ],
  [
    'an id as a number',
    'wrong-value',
    'good-input',
    'hospitalPage',
    dataOf('hospitalPage', (page: PageData) => ({
      ...page,
      records: page.records.map((record) => ({ ...record, id: Number(record.id) })),
    })),
  ],
  [
    'a time without a zone',
    'wrong-value',
    'good-input',
    'messagePage',
    dataOf('messagePage', (page: PageData) => ({
      ...page,
      records: page.records.map((record) => ({ ...record, sentAt: '2026-11-23 10:00:00' })),
    })),
  ],
  [
    '200 for an error',
    'error-with-success-status',
    'bad-input',
    'articlePage',
    of('articlePage', ({ body }) => ({ status: 200, body })),
  ],
  [
    'success with HTTP 500',
    'success-with-error-status',
    'good-input',
    'menuTree',
    of('menuTree', ({ body }) => ({ status: 500, body })),
  ],
  [
    'another error code',
    'wrong-error',
    'bad-input',
    'articlePage',
    of('articlePage', (reply) =>
      isRefusal(reply) ? { status: 400, body: { ...reply.body, code: 'E1' } } : reply,
    ),
  ],
  [
    'a correct call refused',
    'refused',
    'good-input',
    'dictData',
    of('dictData', () => ({ status: 403, body: { code: 'A0403', msg: '', data: null } })),
  ],
  [
    'input not validated',
    'bad-input-accepted',
    'bad-input',
    'articlePage',
    instead('articlePage', { records: [], total: 0, current: 1, size: 10 }),
  ],
  [
    'no login needed',
    'open-without-token',
    'good-input',
    'messageUnreadCount',
    instead('messageUnreadCount', { count: 0 }),
  ],
  [
    'any token accepted',
    'open-with-any-token',
    'good-input',
    'messageUnreadCount',
    of('messageUnreadCount', (reply, { authorization }) =>
      isRefusal(reply) && authorization !== '' ? success({ count: 0 }) : reply,
    ),
  ],
  [
    'a public call that refuses old tokens',
    'public-needs-token',
    'good-input',
    'bannerList',
    of('bannerList', (reply, { times }) =>
      times > 0 ? { status: 401, body: { code: 'A0401', msg: '', data: null } } : reply,
    ),
  ],
  [
    'a role that is not checked',
    'role-ignored',
    'good-input',
    'auditPage',
    of('auditPage', (reply) =>
      reply.status === 403 ? success({ records: [], total: 0, current: 1, size: 10 }) : reply,
    ),
  ],
  [
    'another token field',
    'no-token-field',
    'login',
    'login',
    dataOf('login', ({ access_token: token }: Record<string, unknown>) => ({ token })),
  ],
  [
    'a token that outlives the logout',
    'token-survives-logout',
    'time',
    'userInfo',
    instead('userInfo', { username: 'trainee', avatar: null, gender: null }),
  ],
  [
    'a page that ignores its size',
    'page-size-ignored',
    'paging',
    'articlePage',
    dataOf('articlePage', (page: PageData) => ({ ...page, records: [...page.records, ...page.records] })),
  ],
  [
    'a page that repeats the one before',
    'page-repeats',
    'paging',
    'articlePage',
    dataOf('articlePage', (page: PageData, { input }) => {
      const key = JSON.stringify({ ...input, current: 1 });
      if (!firstPages.has(key)) firstPages.set(key, page.records);
      return page.records.length > 0 ? { ...page, records: firstPages.get(key) } : page;
    }),
  ],
  [
    'a total of the page alone',
    'wrong-total',
    'paging',
    'articlePage',
    dataOf('articlePage', (page: PageData, { input }) => ({
      ...page,
      total: page.records.length + Number(input.current),
    })),
  ],
  [
    'a size without limit',
    'page-limit-ignored',
    'paging',
    'articlePage',
    instead('articlePage', { records: [], total: 0, current: 1, size: 101 }),
  ],
  [
    'a list without an order',
    'unstable',
    'stability',
    'friendLinkList',
    dataOf('friendLinkList', (list: unknown[], { times }) => (times % 2 ? [...list].reverse() : list)),
  ],
  [
    'a delete that fails when repeated',
    'not-idempotent',
    'repeated-writes',
    'messageRemove',
    of('messageRemove', (reply, { times }) =>
      times > 0 ? { status: 404, body: { code: 'A0404', msg: '', data: null } } : reply,
    ),
  ],
  [
    'a clock that is off',
    'clock-off',
    'time',
    'loginRecords',
    of('loginRecords', (reply) => ({
      ...reply,
      headers: { date: new Date(Date.now() + 3_600_000).toUTCString() },
    })),
  ],
  [
    'local time sent as UTC',
    'time-zone',
    'time',
    'loginRecords',
    dataOf('loginRecords', (page: PageData) => ({
      ...page,
      records: page.records.map((record) => ({
        ...record,
        at: new Date(Date.parse(String(record.at)) + 8 * 3_600_000).toISOString(),
      })),
    })),
  ],
  [
    'no lock',
    'no-lock',
    'lock',
    'login',
    of('login', (reply) =>
      reply.status === 423 ? { status: 400, body: { code: 'A0210', msg: '', data: null } } : reply,
    ),
  ],
  [
    'a lock without an end',
    'lock-without-end',
    'lock',
    'login',
    of('login', (reply) =>
      reply.status === 423 ? { ...reply, body: { ...reply.body, data: null } } : reply,
    ),
  ],
  [
    'a login that tells unknown names',
    'names-told',
    'lock',
    'login',
    of('login', (reply, { input }) =>
      isRefusal(reply) && String(input.username).startsWith('check_')
        ? { ...reply, body: { ...reply.body, msg: '没有这个用户' } }
        : reply,
    ),
  ],
  [
    'GET accepted',
    'get-accepted',
    'protocol',
    'dictData',
    of('dictData', (reply, { method }) => (method === 'GET' ? success([]) : reply)),
  ],
  [
    'bodies of any size',
    'body-unlimited',
    'protocol',
    'dictData',
    of('dictData', (reply) => (reply.status === 413 ? success([]) : reply)),
  ],
];

test.each(planted)(
  '%s is named as %s by the check %s of %s, with the remedy',
  async (_title, fault, check, call, spoil) => {
    firstPages.clear();
    const findings = await withFault(spoil, (target) =>
      checkPlatform(target, {
        checks: check === 'login' ? [] : [check],
        calls: [call],
        write: check === 'lock' || check === 'repeated-writes',
      }),
    );
    expect(findings.filter(({ result }) => result === 'misfit')).toMatchObject([{ fault, call }]);
    expect(isServed(findings)).toBe(false);
    for (const text of faults[fault].remedy) expect(formatReport(findings)).toContain(text);
  },
);

test('Every fault that the check can name is planted', () => {
  const named = new Set(planted.map(([, fault]) => fault));
  expect(Object.keys(faults).filter((fault) => !named.has(fault as FaultName))).toEqual([
    'not-refused',
    'not-cleaned',
  ]);
});

test('A platform without some calls is served without their screens, and one without the login’s is not', async () => {
  const without =
    (...names: CallName[]): Spoil =>
    (reply, { name }) =>
      name && names.includes(name) ? { status: 404, body: { error: 'Not Found' } } : reply;
  const check = (spoil: Spoil) =>
    withFault(spoil, (target) => checkPlatform(target, { checks: ['good-input'] }));
  const partly = await check(
    without('hospitalPage', 'hospitalMap', 'hospitalDetail', 'searchAll', 'statistics'),
  );
  expect([isServed(partly), lossesOf(partly).map(({ capability }) => capability)]).toEqual([
    true,
    ['hospitals', 'search', 'statistics'],
  ]);
  expect(formatReport(partly)).toContain('"without": ["hospitals","search","statistics"]');
  const hardly = await check(without('articlePage'));
  expect([isServed(hardly), lossesOf(hardly)]).toEqual([false, []]);
  expect(formatReport(hardly)).toContain('the portal needs these calls：articlePage');
});
