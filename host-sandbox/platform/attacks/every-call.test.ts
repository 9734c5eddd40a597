import { callRequest, type Call } from '@/contracts/call';
import { calls, type CallName } from '@/contracts/calls';
import { inputOf as sampleInput } from '../../kits/platform/inputs';
import { clientHeader } from '../testing/api';
import { platformFixture } from '../testing/platform-fixture';

const { platform, send, as, post } = platformFixture({
  env: { SIGN_IN_LIMIT: '100000', VERIFY_LIMIT: '100000' },
});

const entries = Object.entries(calls) as [CallName, Call][];
const namesWith = (fits: (call: Call) => boolean) =>
  entries.filter(([, call]) => fits(call)).map(([name]) => name);
const profile = {
  realName: '周远',
  gender: 'unknown',
  hospital: '云岭市中心医院',
  department: null,
  jobTitle: null,
  email: null,
};
const known = { username: 'newcomer', password: 'Newcomer@2026', profile };
const ids = { articleId: '1', attachmentId: '1', projectId: '1', hospitalId: '1', teacherId: '1' };
const inputOf = (name: CallName) => sampleInput(name, { ...known, ...ids });
/** Calls that would end the session or the account that the test uses. */
const endsSession: readonly CallName[] = ['logout', 'accountClose'];

/** Sends each call; returns the calls with another response. */
async function others(
  names: readonly CallName[],
  code: string,
  headers: Readonly<Record<string, string>> = {},
) {
  const found: unknown[] = [];
  for (const name of names) {
    const response = await send(name, inputOf(name), headers);
    if (response.code !== code) found.push([name, response.status, response.code]);
  }
  return found;
}

test('every member call rejects a request without a valid token, wherever another token is sent', async () => {
  const { authorization } = await as('trainee');
  const token = authorization.slice('Bearer '.length);
  const members = namesWith(({ access }) => access === 'member');
  expect(members.length).toBeGreaterThan(30);
  for (const headers of [
    {},
    { authorization: `Bearer ${token.slice(0, -1)}` },
    { authorization: `Bearer ${token}, Bearer ${token}` },
    { authorization: `Basic ${token}` },
    { cookie: `portal-token=${token}; portal-browser=${token}` },
    { 'x-access-token': token, 'x-forwarded-user': 'admin' },
    clientHeader,
  ] as Record<string, string>[])
    expect([headers, await others(members, 'A0401', headers)]).toEqual([headers, []]);
  const { status } = await post(`/train2/portal/userInfo?access_token=${token}`, '{}');
  expect(status).toBe(401);
});

test('every operator call rejects trainees, and every call before sign-in rejects other clients', async () => {
  const trainee = await as('trainee');
  const operators = namesWith(({ role }) => role === 'admin');
  expect(operators.length).toBeGreaterThan(10);
  expect(await others(operators, 'A0403', trainee)).toEqual([]);
  const before = namesWith(({ access }) => access === 'client');
  for (const headers of [{}, trainee, { authorization: `Basic ${btoa('portal:other')}` }])
    expect(await others(before, 'A0401', headers)).toEqual([]);
});

test('fields that a call does not have change nothing of a user', async () => {
  const headers = await as('newcomer');
  const read = async (): Promise<unknown[]> => [
    (await send('userInfo', {}, headers)).data as unknown,
    (await send('profile', {}, headers)).data as unknown,
    (await send('certificateMine', {}, headers)).data as unknown,
    (await send('creditSummary', {}, headers)).data as unknown,
  ];
  const before = await read();
  const extra = {
    id: '1',
    userId: '1',
    user_id: '1',
    username: 'newcomer',
    roles: ['admin'],
    role: 'admin',
    admin: true,
    permissions: ['article:edit'],
    approvedName: '李四',
    credits: 99,
    state: 'approved',
    closedAt: null,
    phone: '13900000000',
    passwordHash: 'x',
    progress: 100,
    score: 100,
    passed: true,
  };
  for (const [name, { access, role }] of entries) {
    if (endsSession.includes(name) || role === 'admin' || access === 'client') continue;
    const input = inputOf(name) as object;
    await send(name, { ...extra, ...input }, headers);
  }
  expect(await read()).toEqual(before);
});

/** Values that replace each field, and the whole input. */
const hostile: readonly unknown[] = [
  null,
  'x'.repeat(60_000),
  '\u0000\ud800%00../../etc/passwd\r\nSet-Cookie: a=b',
  `${'('.repeat(5000)}${'a'.repeat(5000)}!`,
  { $ne: null, length: 1e9, toString: "1'; --" },
  Array.from({ length: 1000 }, () => ({ id: '1' })),
];

/** Nesting, and names of inherited properties. */
const hostileBodies = [
  `${'['.repeat(20_000)}${']'.repeat(20_000)}`,
  '{"__proto__":{"admin":true},"constructor":{"prototype":{"admin":true}}}',
];

test('no call responds to hostile input of any field with a server error', async () => {
  const trainee = await as('trainee');
  const admin = await as('admin');
  const faults: unknown[] = [];
  let turn = 0;
  /** `npm run soak` tries every value in each field, `npm test` the next value. */
  const values = () => (process.env.SOAK ? hostile : [hostile[(turn += 1) % hostile.length]]);
  for (const [name, call] of entries) {
    if (endsSession.includes(name)) continue;
    const headers = call.access === 'client' ? clientHeader : call.role === 'admin' ? admin : trainee;
    const input = inputOf(name) as Record<string, unknown>;
    const { address } = callRequest(call, 'train', call.inputLocation === 'query' ? input : {});
    const variants = [
      ...values(),
      ...Object.keys(input).flatMap((field) => values().map((value) => ({ ...input, [field]: value }))),
    ];
    for (const body of [...variants.map((variant) => JSON.stringify(variant)), ...hostileBodies]) {
      const { status } = await post(address, body, headers);
      if (status >= 500) faults.push([name, status, body.slice(0, 120)]);
    }
  }
  expect(faults).toEqual([]);
  expect((await fetch(`${platform.url}/readyz`)).status).toBe(200);
}, 300_000);
