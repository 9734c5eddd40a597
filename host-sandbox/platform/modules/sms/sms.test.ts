import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startTestPlatform } from '../../testing/start-test-platform';
import { makeUser, apiFor, clientHeader } from '../../testing/api';
import { waitForLogLines, platformFixture } from '../../testing/platform-fixture';

const origin = 'http://host.example.org';
const daySeconds = 24 * 60 * 60;
const { platform, advance, send, as, solveCaptcha, requestSmsCode, receiveSmsCode, smsMessages } =
  platformFixture({
    controlled: true,
    env: {
      SMS_PHONE_LIMIT: '3',
      SMS_SIGNATURE: '示例培训',
      ALLOWED_ORIGINS: origin,
      TRUST_PROXY: 'loopback',
    },
  });

test('an SMS begins with its signature and names its purpose, a code of six digits and its lifetime (R7.16, R10.48)', async () => {
  const { phone } = makeUser();
  const response = await requestSmsCode('sendRegisterCode', phone);
  expect(response).toMatchObject({ status: 200, data: { retryAfter: 60, expiresIn: 300 } });
  const [message] = await smsMessages(phone);
  expect(message?.text).toMatch(/^【示例培训】您正在注册，验证码 \d{6}，5 分钟内有效/);
  const { authorization } = await as('trainee');
  const mine = await requestSmsCode('sendChangePhoneCode', makeUser().phone, { authorization });
  expect(mine).toMatchObject({ status: 200, data: { retryAfter: 60, expiresIn: 300 } });
  expect(await requestSmsCode('sendChangePhoneCode', phone)).toMatchObject({ status: 401, code: 'A0401' });
});

test('a phone gets no second SMS within a minute for any purpose, and the error says how long to wait', async () => {
  const { phone } = makeUser();
  await receiveSmsCode('sendRegisterCode', phone);
  await advance(20);
  const response = await requestSmsCode('sendLoginCode', phone);
  expect([response.status, response.code]).toEqual([429, 'A0429']);
  expect(response.data.retryAfter).toBeGreaterThan(30);
  expect(response.data.retryAfter).toBeLessThanOrEqual(41);
  expect(response.headers.get('retry-after')).toBe(String(response.data.retryAfter));
  await advance(41);
  expect(await requestSmsCode('sendLoginCode', phone)).toMatchObject({ status: 200 });
});

test('of many simultaneous requests for one phone one is served', async () => {
  const { phone } = makeUser();
  const responses = await Promise.all(
    Array.from({ length: 8 }, () => requestSmsCode('sendRegisterCode', phone)),
  );
  expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await smsMessages(phone)).toHaveLength(1);
});

test('a phone gets a limited number of SMS per day and purpose, and one network half of them', async () => {
  const { phone } = makeUser();
  const from = (network: number) => ({ ...clientHeader, 'x-forwarded-for': `203.0.113.${network}` });
  const statuses: number[] = [];
  for (const network of [1, 1, 1, 2, 3]) {
    statuses.push((await requestSmsCode('sendRegisterCode', phone, from(network))).status);
    await advance(61);
  }
  expect(statuses).toEqual([200, 200, 429, 200, 429]);
  const rejected = await requestSmsCode('sendRegisterCode', phone, from(4));
  expect([rejected.status, rejected.code]).toEqual([429, 'A0429']);
  expect(rejected.data.retryAfter).toBeGreaterThan(23 * 60 * 60);
  expect(await smsMessages(phone)).toHaveLength(3);
  await advance(61);
  expect(await requestSmsCode('sendResetCode', phone, from(1))).toMatchObject({ status: 200 });
  await advance(daySeconds);
  expect(await requestSmsCode('sendRegisterCode', phone, from(1))).toMatchObject({ status: 200 });
});

test('a known and an unknown phone get the same response; only the known one gets a message (R10.47)', async () => {
  const unknown = makeUser().phone;
  for (const call of ['sendLoginCode', 'sendResetCode'] as const) {
    await advance(61);
    const responses = [await requestSmsCode(call, '13800000002'), await requestSmsCode(call, unknown)];
    const [known, other] = responses.map(({ status, code, msg, data }) => ({ status, code, msg, data }));
    expect(known).toEqual(other);
    expect(known).toMatchObject({ status: 200, data: { retryAfter: 60, expiresIn: 300 } });
  }
  expect(await smsMessages('13800000002')).toHaveLength(2);
  expect(await smsMessages(unknown)).toEqual([]);
  const again = await Promise.all(
    ['13800000002', unknown].map((phone) => requestSmsCode('sendLoginCode', phone)),
  );
  expect(again.map(({ code }) => code)).toEqual(['A0429', 'A0429']);
});

test('a known and an unknown phone take about the same time', async () => {
  await advance(daySeconds);
  const times = { known: [] as number[], unknown: [] as number[] };
  for (let round = 0; round < 3; round += 1) {
    for (const [kind, phone] of [
      ['known', `1380000000${round + 1}`],
      ['unknown', makeUser().phone],
    ] as const) {
      const captcha = await solveCaptcha();
      const start = performance.now();
      await send('sendLoginCode', { phone, captcha }, clientHeader);
      times[kind].push(performance.now() - start);
    }
  }
  // The fastest of each, since the machine may be busy; waiting for a gateway would slow all of them.
  const ratio = Math.min(...times.known) / Math.min(...times.unknown);
  expect(ratio).toBeGreaterThan(1 / 4);
  expect(ratio).toBeLessThan(4);
});

test.each(['', '1380000000', '23800000001', '138000000011', "1' or '1'='1", '１３８００００００００'])(
  "the phone %j is rejected with the field's name (R5.13)",
  async (phone) => {
    const response = await send('sendLoginCode', { phone, captcha: 'x' }, clientHeader);
    expect([response.status, response.code, response.msg]).toEqual([
      400,
      'A0400',
      'phone：请输入正确的手机号',
    ]);
  },
);

test('SMS per address and day are limited by the client address behind a trusted proxy', async () => {
  const limited = await startTestPlatform({
    isShared: true,
    env: { SMS_ADDRESS_LIMIT: '2', TRUST_PROXY: 'loopback' },
  });
  const there = apiFor(limited);
  try {
    const from = (address: string) =>
      there.requestSmsCode('sendRegisterCode', makeUser().phone, {
        ...clientHeader,
        'x-forwarded-for': address,
      });
    const addresses = ['203.0.113.1', '203.0.113.1', '203.0.113.1', '203.0.113.2', '2001:db8::1'];
    const statuses: number[] = [];
    for (const address of addresses) statuses.push((await from(address)).status);
    expect(statuses).toEqual([200, 200, 429, 200, 200]);
    // One customer has a whole /64 network.
    expect((await from('2001:db8::2')).status).toBe(200);
    expect((await from('2001:db8::3')).status).toBe(429);
  } finally {
    await limited.stop();
  }
}, 60_000);

test('without a trusted proxy a forwarded address is ignored, a disabled outbox has no address, and the log says why a gateway did not take an SMS', async () => {
  const gateway = createServer((_request, response) => response.writeHead(400).end());
  await once(gateway.listen(0, '127.0.0.1'), 'listening');
  const { port } = gateway.address() as AddressInfo;
  const bare = await startTestPlatform({
    env: {
      SMS_ADDRESS_LIMIT: '1',
      SMS_OUTBOX: 'off',
      LOG_LEVEL: 'info',
      SMS_GATEWAY_URL: `http://127.0.0.1:${port}/send?key=secret`,
    },
  });
  const there = apiFor(bare);
  try {
    const statuses: number[] = [];
    for (const address of ['203.0.113.1', '203.0.113.2']) {
      const headers = { ...clientHeader, 'x-forwarded-for': address };
      const response = await there.requestSmsCode('sendRegisterCode', makeUser().phone, headers);
      statuses.push(response.status);
    }
    expect(statuses).toEqual([200, 429]);
    expect((await fetch(`${bare.url}/sandbox/sms`)).status).toBe(404);
    // Without a gateway for e-mail there is nothing to confirm.
    const trainee = await there.as('trainee');
    const { email, emailConfirmed } = (await there.send('profile', {}, trainee)).data;
    expect([emailConfirmed, (await there.send('emailCodeSend', { email }, trainee)).code]).toEqual([
      ...[null, 'A0409'],
    ]);
    await waitForLogLines(bare, (line) => line.includes('sms queued'), 1);
    const [failed = ''] = await waitForLogLines(bare, (line) => line.includes('sms not delivered'), 1);
    expect(JSON.parse(failed)).toMatchObject({
      level: 50,
      msg: 'sms not delivered',
      reason: 'the SMS gateway answered 400',
    });
    expect(bare.output()).not.toMatch(/\b\d{6}\b.*分钟|验证码|secret/);
  } finally {
    await bare.stop();
    gateway.close();
  }
}, 60_000);

test('the SMS inbox is readable from the allowed origin, newest first, and safe against SQL injection', async () => {
  const { phone } = makeUser();
  await receiveSmsCode('sendRegisterCode', phone);
  await advance(61);
  await receiveSmsCode('sendLoginCode', '13800000004');
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
