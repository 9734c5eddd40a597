import { makeUser, bearerHeader, clientHeader } from '../../testing/api';
import { platformFixture } from '../../testing/platform-fixture';

const { platform, send, as, requestSmsCode, receiveSmsCode, smsMessages, registerPerson, login, register } =
  platformFixture({ controlled: true });

const firstPage = { current: 1, size: 10, query: {} };
const works = async (headers: { authorization: string }) =>
  (await send('userInfo', {}, headers)).status === 200;

test('a new password requires the old one, follows the rules, must differ, and ends all other sessions (R10.55, R5.1)', async () => {
  const { username, password, headers } = await registerPerson();
  const other = await as({ username, password });
  const change = (oldPassword: string, newPassword: string) =>
    send('passwordEdit', { oldPassword, newPassword }, headers);
  expect(await change('Wrong@2026', 'Changed@2026')).toMatchObject({
    status: 400,
    code: 'A0210',
    msg: '当前密码错误',
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
  expect(await works(await as({ username, password: 'Changed@2026' }))).toBe(true);
});

test("guessing the password with a stolen session locks too, by a count separate from the login's", async () => {
  const { username, password, headers } = await registerPerson();
  for (let round = 0; round < 5; round += 1)
    await send('passwordEdit', { oldPassword: `Wrong@${round}`, newPassword: 'Changed@2026' }, headers);
  await send('passwordErrorRemove', {}, headers);
  const input = { oldPassword: password, newPassword: 'Changed@2026' };
  expect(await send('passwordEdit', input, headers)).toMatchObject({ status: 423, code: 'A0211' });
  expect(await send('accountClose', { password }, headers)).toMatchObject({ code: 'A0211' });
  expect(await works(await as({ username, password }))).toBe(true);
});

test('a new phone is verified by a code sent to it; the old phone is notified and becomes free (R10.47, R10.48)', async () => {
  const { phone: old, password, headers } = await registerPerson();
  const { phone } = makeUser();
  const edit = (input: object) => send('phoneEdit', { ...input, password }, headers);
  expect(await edit({ phone, code: '000000' })).toMatchObject({ status: 400, code: 'A0220' });
  const code = await receiveSmsCode('sendChangePhoneCode', phone, headers);
  expect(await edit({ phone: '13800000001', code })).toMatchObject({ code: 'A0220' });
  expect(await edit({ phone, code })).toMatchObject({
    status: 200,
    data: { phone: `139****${phone.slice(-4)}` },
  });
  const other = await registerPerson();
  expect(await send('phoneEdit', { phone, code, password: other.password }, other.headers)).toMatchObject({
    code: 'A0220',
  });
  expect((await smsMessages(old))[0]?.text).toContain('您的账号已改用手机号 139****');
  expect((await send('profile', {}, headers)).data.phone).toBe(`139****${phone.slice(-4)}`);
  await platform.control({ secondsAhead: 61 });
  expect(await requestSmsCode('sendLoginCode', old)).toMatchObject({ status: 200 });
  expect(await smsMessages(old)).toHaveLength(2);
});

test('changing the phone requires the password, and wrong guesses lock (R10.55)', async () => {
  const { phone: old, password, headers } = await registerPerson();
  const { phone } = makeUser();
  const code = await receiveSmsCode('sendChangePhoneCode', phone, headers);
  const edit = (proof: object) => send('phoneEdit', { phone, code, ...proof }, headers);
  expect(await edit({})).toMatchObject({ status: 400, code: 'A0400' });
  for (const remaining of [4, 3, 2, 1])
    expect(await edit({ password: 'Wrong@2026' })).toMatchObject({
      status: 400,
      code: 'A0210',
      msg: '密码错误',
      data: { remaining, lockedUntil: null },
    });
  expect(await edit({ password: 'Wrong@2026' })).toMatchObject({ status: 423, code: 'A0211' });
  expect(await edit({ password })).toMatchObject({ status: 423, code: 'A0211' });
  expect(await send('accountClose', { password }, headers)).toMatchObject({ code: 'A0211' });
  expect((await send('profile', {}, headers)).data.phone).toBe(`139****${old.slice(-4)}`);
});

test('a wrong password does not use up an attempt of the SMS code', async () => {
  const { password, headers } = await registerPerson();
  const { phone } = makeUser();
  const code = await receiveSmsCode('sendChangePhoneCode', phone, headers);
  for (let round = 0; round < 3; round += 1)
    await send('phoneEdit', { phone, code, password: 'Wrong@2026' }, headers);
  expect(await send('phoneEdit', { phone, code, password }, headers)).toMatchObject({ status: 200 });
});

test('only the holder of a phone learns that another account uses it (R10.53)', async () => {
  const { password, headers } = await registerPerson();
  const phone = '13800000002';
  const edit = (code: string) => send('phoneEdit', { phone, code, password }, headers);
  expect(await edit('000000')).toMatchObject({ code: 'A0220' });
  const code = await receiveSmsCode('sendChangePhoneCode', phone, headers);
  expect(await edit(code)).toMatchObject({ status: 409, code: 'A0231' });
});

test('login records list every sign-in and failure, newest first, and mark the current session', async () => {
  const { username, password, headers } = await registerPerson();
  await login(username, 'Wrong@2026');
  const agent = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17 like Mac OS X) Version/17.0 Mobile Safari/604.1';
  await send('login', { username, password }, { ...clientHeader, 'user-agent': agent });
  const { data } = await send('loginRecords', firstPage, headers);
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
  const second = await send('loginRecords', { current: 2, size: 2, query: {} }, headers);
  expect(second.data).toMatchObject({ total: 3, current: 2, size: 2, records: [{ method: 'register' }] });
  const sample = await send('loginRecords', firstPage, await as('trainee'));
  expect((sample.data.records as unknown[]).length).toBeGreaterThan(5);
});

test("signing out other sessions ends all of this user's and nobody else's", async () => {
  const { username, password, headers } = await registerPerson();
  const others = [await as({ username, password }), await as({ username, password })];
  const stranger = await as('trainee');
  expect(await send('signOutOthers', {}, headers)).toMatchObject({ data: { ended: 2 } });
  expect(await Promise.all([headers, ...others, stranger].map(works))).toEqual([true, false, false, true]);
  expect(await send('signOutOthers', {}, headers)).toMatchObject({ data: { ended: 0 } });
});

test('the export holds all data of the user, unmasked only with the password', async () => {
  const headers = await as('trainee');
  const masked = await send('accountExport', {}, headers);
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
    messages: expect.arrayContaining([expect.objectContaining({ title: '账号开通' })]),
  });
  expect(JSON.stringify(masked.data)).not.toMatch(/13800000001|11010519491231002X|argon2|token/i);
  expect(await send('accountExport', { password: 'Wrong@2026' }, headers)).toMatchObject({
    code: 'A0210',
  });
  const full = await send('accountExport', { password: 'Trainee@2026' }, headers);
  expect(full.data).toMatchObject({ profile: { phone: '13800000001', idNumber: '11010519491231002X' } });
  expect(JSON.stringify(full.data)).not.toMatch(/argon2|token_?hash|sealed/i);
});

test('the export has what the user did and what operators did to the user, without the address of an operator', async () => {
  const { headers } = await registerPerson();
  await send('idNumberEdit', { idNumber: '11010519491231002X', consent: true }, headers);
  const own = { at: expect.stringMatching(/Z$/), title: null, address: expect.stringContaining('*') };
  expect((await send('accountExport', {}, headers)).data.acts).toEqual([
    { ...own, action: 'idNumberEdit', fields: ['idNumber', 'idNumberConsent'] },
    { ...own, action: 'accountRegister', fields: ['termsConsent'] },
  ]);
  expect((await send('documentDownload', { id: '1' }, await as('admin'))).status).toBe(200);
  const { acts, enrolments } = (await send('accountExport', {}, await as('trainee'))).data;
  expect(acts[0]).toMatchObject({ action: 'documentDownload', title: '肝移植医师规范化培训', address: null });
  expect(enrolments).toContainEqual(expect.objectContaining({ openedAt: expect.stringMatching(/Z$/) }));
});

test('a closed account has no session and no sign-in, and its name and phone are free (R10.55)', async () => {
  const { username, password, phone, realName, hospital, headers } = await registerPerson();
  const other = await as({ username, password });
  expect(await send('accountClose', { password: 'Wrong@2026' }, headers)).toMatchObject({
    code: 'A0210',
  });
  expect(await send('accountClose', { password }, headers)).toMatchObject({ status: 200, data: null });
  expect([await works(headers), await works(other)]).toEqual([false, false]);
  expect(await login(username, password)).toMatchObject({ code: 'A0210' });
  await platform.control({ secondsAhead: 200 });
  const again = {
    username,
    password,
    phone,
    realName,
    hospital,
    code: await receiveSmsCode('sendRegisterCode', phone),
  };
  const response = await register(again);
  expect(response.status).toBe(200);
  expect((await send('loginRecords', firstPage, bearerHeader(response))).data.total).toBe(1);
});

test('the current phone is rejected as the new one: no SMS is sent and no code is checked', async () => {
  const { phone, password, headers } = await registerPerson();
  const same = { status: 409, code: 'A0231', msg: '与当前手机号相同' };
  await platform.control({ secondsAhead: 400 });
  const before = await smsMessages(phone);
  expect(await requestSmsCode('sendChangePhoneCode', phone, headers)).toMatchObject(same);
  expect(await smsMessages(phone)).toEqual(before);
  const edit = (password: string) => send('phoneEdit', { phone, code: '000000', password }, headers);
  expect(await edit('Wrong@2026')).toMatchObject({ code: 'A0210' });
  expect(await edit(password)).toMatchObject(same);
});

test('requests that name the current phone count against the rate limit, so it cannot be guessed', async () => {
  const { phone, headers } = await registerPerson();
  await platform.control({ secondsAhead: 800 });
  await requestSmsCode('sendChangePhoneCode', phone, headers);
  expect(await requestSmsCode('sendChangePhoneCode', phone, headers)).toMatchObject({ code: 'A0429' });
});
