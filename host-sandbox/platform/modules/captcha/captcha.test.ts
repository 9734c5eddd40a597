import { encodeCaptchaPayload, type CaptchaPayload } from '@/contracts/captcha';
import { makeUser, clientHeader } from '../../testing/api';
import { platformFixture } from '../../testing/platform-fixture';

const { platform, send, solveCaptcha, requestSmsCode } = platformFixture({ controlled: true });

const use = (captcha: string) => send('sendRegisterCode', { phone: makeUser().phone, captcha }, clientHeader);
const unpack = (solution: string) => JSON.parse(atob(solution)) as CaptchaPayload;

test('a challenge states its work and its expiry and is never repeated', async () => {
  const [first, second] = [await send('captchaChallenge', {}), await send('captchaChallenge', {})];
  expect(first.data).toMatchObject({
    algorithm: 'SHA-256',
    challenge: expect.stringMatching(/^[0-9a-f]{64}$/),
    maxNumber: 200,
  });
  expect(Date.parse(first.data.expiresAt as string) - Date.now()).toBeLessThanOrEqual(300_000);
  expect(second.data.challenge).not.toBe(first.data.challenge);
});

test('a solution is accepted once, also when it is sent many times at once', async () => {
  const captcha = await solveCaptcha();
  const responses = await Promise.all(Array.from({ length: 8 }, () => use(captcha)));
  const codes = responses.map(({ status, code }) => [status, code]);
  expect(codes.filter(([status]) => status === 200)).toHaveLength(1);
  expect(codes.filter(([, code]) => code === 'A0221')).toHaveLength(7);
});

test('a wrong, foreign, altered or malformed solution is rejected, and no SMS is sent', async () => {
  const good = unpack(await solveCaptcha());
  const expires = Number(/\d{10}/.exec(good.salt)?.[0]);
  const bad = [
    'x',
    btoa('{}'),
    btoa('null'),
    'not base64 ***',
    encodeCaptchaPayload({ ...good, number: good.number + 1 }),
    encodeCaptchaPayload({ ...good, signature: 'f'.repeat(64) }),
    encodeCaptchaPayload({ ...good, challenge: 'f'.repeat(64) }),
    encodeCaptchaPayload({ ...good, salt: good.salt.replace(/\d{10}/, String(expires + 9999)) }),
    // Digits moved from the number into the salt must not prolong its life.
    encodeCaptchaPayload({ ...good, salt: `${good.salt}${String(good.number).slice(0, 1)}` }),
    btoa(JSON.stringify({ ...good, number: '1' })),
    btoa(JSON.stringify({ ...good, algorithm: 'none' })),
  ];
  for (const captcha of bad) {
    expect([captcha, await use(captcha)]).toEqual([
      captcha,
      expect.objectContaining({ status: 400, code: 'A0221', msg: '人机验证未通过，请重试' }),
    ]);
  }
  expect(await use('')).toMatchObject({ status: 400, code: 'A0400' });
  expect(await use(encodeCaptchaPayload(good))).toMatchObject({ status: 200 });
});

test('a solution expires', async () => {
  const captcha = await solveCaptcha();
  await platform.control({ secondsAhead: 301 });
  expect(await use(captcha)).toMatchObject({ status: 400, code: 'A0221' });
  await platform.control({ secondsAhead: 0 });
});

test('every call that sends an SMS requires a captcha', async () => {
  const { phone } = makeUser();
  for (const call of ['sendLoginCode', 'sendRegisterCode', 'sendResetCode'] as const) {
    expect(await send(call, { phone, captcha: 'x' }, clientHeader)).toMatchObject({ code: 'A0221' });
    expect(await send(call, { phone }, clientHeader)).toMatchObject({ code: 'A0400' });
    expect(await send(call, { phone, captcha: 'x' })).toMatchObject({ status: 401 });
  }
  expect(await requestSmsCode('sendLoginCode', phone)).toMatchObject({ status: 200 });
});
