import { createServer, request as sendRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { callPath } from '@/contracts/call';
import { calls, type CallName } from '@/contracts/calls';
import { platformFixture } from '../testing/platform-fixture';
import type { CheckTarget } from './caller';
import { checkPlatform, type CheckName } from './check-platform';
import { faults, type FaultName } from './faults';
import { formatReport, isServed, lossesOf } from './report';

const { platform } = platformFixture();

interface Seen {
  readonly name: CallName | undefined;
  readonly method: string | undefined;
  readonly authorization: string;
  readonly input: Readonly<Record<string, unknown>>;
  /** How many requests for this call came before. */
  readonly times: number;
}
interface Reply {
  status: number;
  // an envelope as it came, which a fault spoils
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  body: any;
  headers?: Readonly<Record<string, string>>;
}
/** Spoils a reply; `null` sends none, a text is sent as it is. */
type Spoil = (reply: Reply, seen: Seen) => Reply | string | null;

/** The sample platform with a fault in front of it. */
async function withFault<Result>(
  spoil: Spoil,
  work: (target: CheckTarget) => Promise<Result>,
): Promise<Result> {
  const names = new Map(
    Object.entries(calls).map(([name, call]) => [`/api${callPath(call, 'train')}`, name as CallName]),
  );
  const counts = new Map<string, number>();
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const { url = '', method, headers } = request;
      const path = url.split('?')[0] ?? '';
      const times = counts.get(path) ?? 0;
      counts.set(path, times + 1);
      const forwarded = sendRequest(new URL(url, platform.url), { method, headers }, (answer) => {
        const received: Buffer[] = [];
        answer.on('data', (part: Buffer) => received.push(part));
        answer.on('end', () => {
          const reply: Reply = {
            status: answer.statusCode ?? 0,
            body: JSON.parse(Buffer.concat(received).toString()) as unknown,
          };
          const seen: Seen = {
            ...{ name: names.get(path), method, times },
            authorization: headers.authorization ?? '',
            input: inputOf(Buffer.concat(parts).toString()),
          };
          const spoilt = spoil(reply, seen);
          if (spoilt === null) return;
          const { status, body, headers: more } = typeof spoilt === 'string' ? reply : spoilt;
          response.writeHead(status, { 'content-type': 'application/json', ...more });
          response.end(typeof spoilt === 'string' ? spoilt : JSON.stringify(body));
        });
      });
      forwarded.on('error', () => response.destroy());
      forwarded.end(Buffer.concat(parts));
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  try {
    return await work({
      ...{ apiBase: `http://127.0.0.1:${port}/api`, product: 'train', tokenField: 'access_token' },
      ...{ clientId: 'portal', clientSecret: 'portal' },
      ...{ username: 'trainee', password: 'Trainee@2026', timeoutMs: 1500 },
    });
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

function inputOf(text: string): Readonly<Record<string, unknown>> {
  try {
    return JSON.parse(text) as Readonly<Record<string, unknown>>;
  } catch {
    return {};
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
