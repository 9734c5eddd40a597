import { callPath } from '@/contracts/call';
import { loginByCode } from '@/contracts/account';
import { makeUser, type ApiResponse, bearerHeader, clientHeader } from '../../testing/api';
import { platformFixture } from '../../testing/platform-fixture';

const { advance, send, post, login, requestSmsCode, receiveSmsCode, registerPerson, register } =
  platformFixture({
    controlled: true,
    env: { SMS_PHONE_LIMIT: '1000' },
  });
const enter = (phone: string, code: string) => send('loginByCode', { phone, code }, clientHeader);
const wrong = { status: 400, code: 'A0220', msg: '验证码错误或已失效，请核对或重新获取' };
const facts = ({ status, code, msg }: ApiResponse) => ({ status, code, msg });
const other = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

test('phone and code sign in from the query string, not from the body (R1.24, R7.18)', async () => {
  const code = await receiveSmsCode('sendLoginCode', '13800000001');
  const address = callPath(loginByCode, 'train');
  const inBody = await post(address, JSON.stringify({ phone: '13800000001', code }), clientHeader);
  expect([inBody.status, inBody.code]).toEqual([400, 'A0400']);
  const inQuery = await post(`${address}?phone=13800000001&code=${code}`, '{}', clientHeader);
  expect(inQuery.status).toBe(200);
  const info = await send('userInfo', {}, bearerHeader(inQuery));
  expect(info.data).toMatchObject({ username: 'trainee' });
  expect(await post(`${address}?phone=13800000001&code=${code}`, '{}')).toMatchObject({ status: 401 });
});

test('a code works once', async () => {
  const code = await receiveSmsCode('sendLoginCode', '13800000002');
  const responses = await Promise.all(Array.from({ length: 3 }, () => enter('13800000002', code)));
  expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(facts(await enter('13800000002', code))).toEqual(wrong);
});

test('a code works for five minutes', async () => {
  await advance(61);
  const late = await receiveSmsCode('sendLoginCode', '13800000002');
  await advance(301);
  expect(facts(await enter('13800000002', late))).toEqual(wrong);
  const soon = await receiveSmsCode('sendLoginCode', '13800000002');
  await advance(290);
  expect(await enter('13800000002', soon)).toMatchObject({ status: 200 });
});

test('a code is void after three wrong attempts, simultaneous ones included', async () => {
  await advance(61);
  const code = await receiveSmsCode('sendLoginCode', '13800000001');
  for (let round = 0; round < 2; round += 1)
    expect(facts(await enter('13800000001', other(code)))).toEqual(wrong);
  expect(await enter('13800000001', code)).toMatchObject({ status: 200 });
  await advance(61);
  const dead = await receiveSmsCode('sendLoginCode', '13800000001');
  await Promise.all(Array.from({ length: 6 }, () => enter('13800000001', other(dead))));
  expect(facts(await enter('13800000001', dead))).toEqual(wrong);
});

test('a code works for its phone and purpose only, and a newer code voids it (R10.47)', async () => {
  await advance(61);
  const code = await receiveSmsCode('sendLoginCode', '13800000001');
  expect(facts(await register({ ...makeUser(), phone: '13800000001', code }))).toEqual(wrong);
  const reset = { phone: '13800000001', code, password: 'Another@2026' };
  expect(facts(await send('passwordReset', reset, clientHeader))).toEqual(wrong);
  expect(facts(await enter('13800000002', code))).toEqual(wrong);
  await advance(61);
  const newer = await receiveSmsCode('sendLoginCode', '13800000001');
  if (newer !== code) expect(facts(await enter('13800000001', code))).toEqual(wrong);
  expect(await enter('13800000001', newer)).toMatchObject({ status: 200 });
});

test('an unknown phone gets the wrong-code error, with or without a code sent', async () => {
  const { phone } = makeUser();
  expect(facts(await enter(phone, '123456'))).toEqual(wrong);
  await requestSmsCode('sendLoginCode', phone);
  expect(facts(await enter(phone, '123456'))).toEqual(wrong);
});

test.each([
  [{ phone: '1', code: '123456' }, 'phone：请输入正确的手机号'],
  [{ phone: '13800000001', code: '12345a' }, 'code：请输入6位数字验证码'],
  [{ phone: '13800000001' }, 'code'],
])("the parameters %j are rejected with the field's name (R5.13)", async (input, text) => {
  const response = await send('loginByCode', input, clientHeader);
  expect([response.status, response.code, response.msg]).toEqual([
    400,
    'A0400',
    expect.stringContaining(text),
  ]);
});

test('a reset replaces the password and ends every session (R7.17, R10.19)', async () => {
  const { username, password, phone, headers } = await registerPerson();
  await advance(61);
  const code = await receiveSmsCode('sendResetCode', phone);
  const reset = (changed: object) =>
    send('passwordReset', { phone, code, password: 'Another@2026', ...changed }, clientHeader);
  expect(await reset({ password: 'weak' })).toMatchObject({ code: 'A0400' });
  expect(await reset({ password })).toMatchObject({ status: 400, code: 'A0240' });
  expect(await reset({})).toMatchObject({ status: 200, data: null });
  expect(facts(await reset({}))).toEqual(wrong);
  expect(await send('userInfo', {}, headers)).toMatchObject({ status: 401 });
  expect(await login(username, password)).toMatchObject({ code: 'A0210' });
  expect(await login(username, 'Another@2026')).toMatchObject({ status: 200 });
});

test('a reset for an unknown phone is a wrong code, whatever was sent', async () => {
  const { phone } = makeUser();
  await requestSmsCode('sendResetCode', phone);
  const response = await send(
    'passwordReset',
    { phone, code: '123456', password: 'Another@2026' },
    clientHeader,
  );
  expect(facts(response)).toEqual(wrong);
});
