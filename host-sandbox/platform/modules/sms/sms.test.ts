import { startPlatform } from '../../../seeded-copy';
import { newPerson } from '../../testing/accounts';
import { callsOf } from '../../testing/calls-of';
import { clientHeader } from '../../testing/client';
import { logOf } from '../../testing/log-of';
import { platformInTest } from '../../testing/platform-in-test';

const origin = 'http://host.example.org';
const day = 24 * 60 * 60;
const { platform, wait, send, signIn, askForCode, codeFor, messagesOf } = platformInTest({
  controlled: true,
  env: { SMS_PHONE_LIMIT: '3', ALLOWED_ORIGINS: origin, TRUST_PROXY: 'loopback' },
});

test('a code has six digits and comes with its purpose and its life (R7.16, R10.48)', async () => {
  const { phone } = newPerson();
  const answer = await askForCode('sendRegisterCode', phone);
  expect(answer).toMatchObject({ status: 200, data: { retryAfter: 60, expiresIn: 300 } });
  const [message] = await messagesOf(phone);
  expect(message?.text).toMatch(/正在注册，验证码 \d{6}，5 分钟内有效/);
  const { authorization } = await signIn();
  const mine = await askForCode('sendChangePhoneCode', newPerson().phone, { authorization });
  expect(mine).toMatchObject({ status: 200, data: { retryAfter: 60, expiresIn: 300 } });
  expect(await askForCode('sendChangePhoneCode', phone)).toMatchObject({ status: 401, code: 'A0401' });
});

test('a phone gets no second SMS within a minute, whatever it is for, and is told how long to wait', async () => {
  const { phone } = newPerson();
  await codeFor('sendRegisterCode', phone);
  await wait(20);
  const answer = await askForCode('sendLoginCode', phone);
  expect([answer.status, answer.code]).toEqual([429, 'A0429']);
  expect(answer.data.retryAfter).toBeGreaterThan(30);
  expect(answer.data.retryAfter).toBeLessThanOrEqual(41);
  expect(answer.headers.get('retry-after')).toBe(String(answer.data.retryAfter));
  await wait(41);
  expect(await askForCode('sendLoginCode', phone)).toMatchObject({ status: 200 });
});

test('of many requests for one phone at the same moment one is served', async () => {
  const { phone } = newPerson();
  const answers = await Promise.all(Array.from({ length: 8 }, () => askForCode('sendRegisterCode', phone)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await messagesOf(phone)).toHaveLength(1);
});

test('a phone gets so many a day and no more, until the day is over', async () => {
  const { phone } = newPerson();
  for (let sent = 0; sent < 3; sent += 1) {
    await codeFor('sendRegisterCode', phone);
    await wait(61);
  }
  const refused = await askForCode('sendRegisterCode', phone);
  expect([refused.status, refused.code]).toEqual([429, 'A0429']);
  expect(refused.data.retryAfter).toBeGreaterThan(23 * 60 * 60);
  expect(await messagesOf(phone)).toHaveLength(3);
  await wait(day);
  expect(await askForCode('sendRegisterCode', phone)).toMatchObject({ status: 200 });
});

test('a known and an unknown phone get the same answer; a message goes to the known one only (R10.47)', async () => {
  const unknown = newPerson().phone;
  for (const call of ['sendLoginCode', 'sendResetCode'] as const) {
    await wait(61);
    const answers = [await askForCode(call, '13800000002'), await askForCode(call, unknown)];
    const [known, other] = answers.map(({ status, code, msg, data }) => ({ status, code, msg, data }));
    expect(known).toEqual(other);
    expect(known).toMatchObject({ status: 200, data: { retryAfter: 60, expiresIn: 300 } });
  }
  expect(await messagesOf('13800000002')).toHaveLength(2);
  expect(await messagesOf(unknown)).toEqual([]);
  const again = await Promise.all(
    ['13800000002', unknown].map((phone) => askForCode('sendLoginCode', phone)),
  );
  expect(again.map(({ code }) => code)).toEqual(['A0429', 'A0429']);
});

test('a known phone takes about as long as an unknown one', async () => {
  await wait(day);
  const times = { known: [] as number[], unknown: [] as number[] };
  for (let round = 0; round < 3; round += 1) {
    for (const [kind, phone] of [
      ['known', `1380000000${round + 1}`],
      ['unknown', newPerson().phone],
    ] as const) {
      const start = performance.now();
      await askForCode('sendLoginCode', phone);
      times[kind].push(performance.now() - start);
    }
  }
  const median = (list: number[]) => list.sort((a, b) => a - b)[1] ?? 0;
  // The machine may be busy; a gateway that was waited for would be slower by far more.
  expect(median(times.known) / median(times.unknown)).toBeLessThan(4);
  expect(median(times.unknown) / median(times.known)).toBeLessThan(4);
});

test.each(['', '1380000000', '23800000001', '138000000011', "1' or '1'='1", '１３８００００００００'])(
  'the phone %j is refused by name (R5.13)',
  async (phone) => {
    const answer = await send('sendLoginCode', { phone, captcha: 'x' }, clientHeader);
    expect([answer.status, answer.code, answer.msg]).toEqual([400, 'A0400', 'phone：请输入正确的手机号']);
  },
);

test('one address sends so many a day, counted by the true address behind a trusted proxy', async () => {
  const limited = await startPlatform({ env: { SMS_ADDRESS_LIMIT: '2', TRUST_PROXY: 'loopback' } });
  const there = callsOf(limited);
  try {
    const from = (address: string) =>
      there.askForCode('sendRegisterCode', newPerson().phone, {
        ...clientHeader,
        'x-forwarded-for': address,
      });
    const addresses = ['203.0.113.1', '203.0.113.1', '203.0.113.1', '203.0.113.2', '2001:db8::1'];
    const statuses: number[] = [];
    for (const address of addresses) statuses.push((await from(address)).status);
    expect(statuses).toEqual([200, 200, 429, 200, 200]);
    // One person has a whole /64 network.
    expect((await from('2001:db8::2')).status).toBe(200);
    expect((await from('2001:db8::3')).status).toBe(429);
  } finally {
    await limited.stop();
  }
}, 60_000);

test('without a trusted proxy a forwarded address changes nothing, and without the outbox there is none', async () => {
  const bare = await startPlatform({ env: { SMS_ADDRESS_LIMIT: '1', SMS_OUTBOX: 'off', LOG_LEVEL: 'info' } });
  const there = callsOf(bare);
  try {
    const statuses: number[] = [];
    for (const address of ['203.0.113.1', '203.0.113.2']) {
      const headers = { ...clientHeader, 'x-forwarded-for': address };
      const answer = await there.askForCode('sendRegisterCode', newPerson().phone, headers);
      statuses.push(answer.status);
    }
    expect(statuses).toEqual([200, 429]);
    expect((await fetch(`${bare.url}/sandbox/sms`)).status).toBe(404);
    await logOf(bare, (line) => line.includes('sms sent'), 1);
    expect(bare.output()).not.toMatch(/\b\d{6}\b.*分钟|验证码/);
  } finally {
    await bare.stop();
  }
}, 60_000);

test('the phone screen may be read by the allowed origin, holds the newest first, and no SQL harms it', async () => {
  const { phone } = newPerson();
  await codeFor('sendRegisterCode', phone);
  await wait(61);
  await codeFor('sendLoginCode', '13800000004');
  const read = (query: string, from = origin) =>
    fetch(`${platform.url}/sandbox/sms${query}`, { headers: { origin: from } });
  const all = await read('');
  expect(all.headers.get('access-control-allow-origin')).toBe(origin);
  const { data } = (await all.json()) as { data: { phone: string }[] };
  expect(data.slice(0, 2).map((sms) => sms.phone)).toEqual(['13800000004', phone]);
  expect((await read('', 'http://evil.example.org')).headers.get('access-control-allow-origin')).toBeNull();
  for (const query of ["?phone=' or 1=1 --", '?phone=%00', '?phone=a&phone=b']) {
    expect((await read(query)).status).toBe(400);
  }
});
