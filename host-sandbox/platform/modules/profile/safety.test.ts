import { type RunningPlatform, startPlatform } from '../../../seeded-copy';
import { askForCode, bearer, codeFor, messagesOf, newPerson, registerPerson } from '../../testing/accounts';
import { clientHeader, send, signIn } from '../../testing/client';

let platform: RunningPlatform;
let url: string;
beforeAll(async () => {
  platform = await startPlatform({ controlled: true });
  url = platform.url;
}, 60_000);
afterAll(() => platform.stop());

const firstPage = { current: 1, size: 10, query: {} };
const works = async (headers: { authorization: string }) =>
  (await send(url, 'userInfo', {}, headers)).status === 200;

test('a new password wants the old one, follows the rules, differs, and ends all other sessions (R10.55, R5.1)', async () => {
  const { username, password, headers } = await registerPerson(url);
  const other = await signIn(url, username, password);
  const change = (oldPassword: string, newPassword: string) =>
    send(url, 'passwordEdit', { oldPassword, newPassword }, headers);
  expect(await change('Wrong@2026', 'Changed@2026')).toMatchObject({
    status: 400,
    code: 'A0210',
    msg: '原密码错误',
    data: { remaining: 4, lockedUntil: null },
  });
  expect(await change(password, 'weak')).toMatchObject({
    code: 'A0400',
    msg: 'newPassword：密码要求8-20位字符',
  });
  expect(await change(password, password)).toMatchObject({ code: 'A0240' });
  expect(await works(other)).toBe(true);
  expect(await change(password, 'Changed@2026')).toMatchObject({ status: 200, data: null });
  expect([await works(headers), await works(other)]).toEqual([true, false]);
  expect(await works(await signIn(url, username, 'Changed@2026'))).toBe(true);
});

test('a found session is not good for guessing the password: that locks too, and the login’s count is another', async () => {
  const { username, password, headers } = await registerPerson(url);
  for (let round = 0; round < 5; round += 1)
    await send(url, 'passwordEdit', { oldPassword: `Wrong@${round}`, newPassword: 'Changed@2026' }, headers);
  await send(url, 'passwordErrorRemove', {}, headers);
  const input = { oldPassword: password, newPassword: 'Changed@2026' };
  expect(await send(url, 'passwordEdit', input, headers)).toMatchObject({ status: 423, code: 'A0211' });
  expect(await send(url, 'accountClose', { password }, headers)).toMatchObject({ code: 'A0211' });
  expect(await works(await signIn(url, username, password))).toBe(true);
});

test('a new phone is proved by a code sent to it; the old phone is told, and is free again (R10.47, R10.48)', async () => {
  const { phone: old, headers } = await registerPerson(url);
  const { phone } = newPerson();
  const edit = (input: object) => send(url, 'phoneEdit', input, headers);
  expect(await edit({ phone, code: '000000' })).toMatchObject({ status: 400, code: 'A0220' });
  const code = await codeFor(url, 'sendChangePhoneCode', phone, headers);
  expect(await edit({ phone: '13800000001', code })).toMatchObject({ code: 'A0220' });
  expect(await edit({ phone, code })).toMatchObject({
    status: 200,
    data: { phone: `139****${phone.slice(-4)}` },
  });
  expect(await edit({ phone, code })).toMatchObject({ code: 'A0220' });
  expect((await messagesOf(url, old))[0]?.text).toContain('您的账号已改用手机号 139****');
  expect((await send(url, 'profile', {}, headers)).data.phone).toBe(`139****${phone.slice(-4)}`);
  await platform.tell({ secondsAhead: 61 });
  expect(await askForCode(url, 'sendLoginCode', old)).toMatchObject({ status: 200 });
  expect(await messagesOf(url, old)).toHaveLength(2);
});

test('that a phone is somebody else’s is told only to whoever holds it (R10.53)', async () => {
  const { headers } = await registerPerson(url);
  const phone = '13800000002';
  expect(await send(url, 'phoneEdit', { phone, code: '000000' }, headers)).toMatchObject({ code: 'A0220' });
  const code = await codeFor(url, 'sendChangePhoneCode', phone, headers);
  expect(await send(url, 'phoneEdit', { phone, code }, headers)).toMatchObject({
    status: 409,
    code: 'A0231',
  });
});

test('the records show every way in and every failure, newest first, and which session is this one', async () => {
  const { username, password, headers } = await registerPerson(url);
  await send(url, 'login', { username, password: 'Wrong@2026' }, clientHeader);
  const agent = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17 like Mac OS X) Version/17.0 Mobile Safari/604.1';
  await send(url, 'login', { username, password }, { ...clientHeader, 'user-agent': agent });
  const { data } = await send(url, 'loginRecords', firstPage, headers);
  expect(data).toMatchObject({
    total: 3,
    records: [
      { method: 'password', result: 'success', device: 'Safari · iPhone', isCurrent: false },
      { method: 'password', result: 'wrongPassword', isCurrent: false },
      { method: 'register', result: 'success', isCurrent: true },
    ],
  });
  for (const { address, at } of data.records as { address: string; at: string }[]) {
    expect(address).toMatch(/^(127\.0\.\*\.\*|0:0:\*)$/);
    expect(at).toMatch(/Z$/);
  }
  const second = await send(url, 'loginRecords', { current: 2, size: 2, query: {} }, headers);
  expect(second.data).toMatchObject({ total: 3, current: 2, size: 2, records: [{ method: 'register' }] });
  const sample = await send(url, 'loginRecords', firstPage, await signIn(url));
  expect((sample.data.records as unknown[]).length).toBeGreaterThan(5);
});

test('all other sessions can be ended at once, and no stranger’s', async () => {
  const { username, password, headers } = await registerPerson(url);
  const others = [await signIn(url, username, password), await signIn(url, username, password)];
  const stranger = await signIn(url);
  expect(await send(url, 'signOutOthers', {}, headers)).toMatchObject({ data: { ended: 2 } });
  expect(await Promise.all([headers, ...others, stranger].map(works))).toEqual([true, false, false, true]);
  expect(await send(url, 'signOutOthers', {}, headers)).toMatchObject({ data: { ended: 0 } });
});

test('the export holds all there is about me, in full only with the password', async () => {
  const headers = await signIn(url);
  const masked = await send(url, 'accountExport', {}, headers);
  expect(masked.data).toMatchObject({
    profile: {
      username: 'trainee',
      realName: '林知夏',
      phone: '138****0001',
      idNumber: '110*************2X',
    },
    roles: ['trainee'],
    loginRecords: expect.any(Array),
    sessions: expect.any(Array),
  });
  expect(JSON.stringify(masked.data)).not.toMatch(/13800000001|11010519491231002X|argon2|token/i);
  expect(await send(url, 'accountExport', { password: 'Wrong@2026' }, headers)).toMatchObject({
    code: 'A0210',
  });
  const full = await send(url, 'accountExport', { password: 'Trainee@2026' }, headers);
  expect(full.data).toMatchObject({ profile: { phone: '13800000001', idNumber: '11010519491231002X' } });
  expect(JSON.stringify(full.data)).not.toMatch(/argon2|token_?hash|sealed/i);
});

test('a closed account is gone: no session, no sign-in, and its name and phone are free (R10.55)', async () => {
  const { username, password, phone, realName, hospital, headers } = await registerPerson(url);
  const other = await signIn(url, username, password);
  expect(await send(url, 'accountClose', { password: 'Wrong@2026' }, headers)).toMatchObject({
    code: 'A0210',
  });
  expect(await send(url, 'accountClose', { password }, headers)).toMatchObject({ status: 200, data: null });
  expect([await works(headers), await works(other)]).toEqual([false, false]);
  expect(await send(url, 'login', { username, password }, clientHeader)).toMatchObject({ code: 'A0210' });
  await platform.tell({ secondsAhead: 200 });
  const again = {
    ...{ username, password, phone, realName, hospital, consent: true },
    code: await codeFor(url, 'sendRegisterCode', phone),
  };
  const answer = await send(url, 'register', again, clientHeader);
  expect(answer.status).toBe(200);
  expect((await send(url, 'loginRecords', firstPage, bearer(answer))).data.total).toBe(1);
});
