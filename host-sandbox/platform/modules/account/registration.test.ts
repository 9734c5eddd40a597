import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { startTestPlatform } from '../../testing/start-test-platform';
import { makeUser, apiFor, bearerHeader } from '../../testing/api';
import { platformFixture } from '../../testing/platform-fixture';
import { makePng } from '../../testing/sample-pictures';

const { platform, send, as, requestSmsCode, receiveSmsCode, register } = platformFixture({
  controlled: true,
  env: { SIGN_IN_LIMIT: '1000' },
});

test('a registration with a code signs the new user in at once, and a later sign-in works (R7.11, R10.18, R10.54)', async () => {
  const person = makeUser();
  const response = await register({
    ...person,
    code: await receiveSmsCode('sendRegisterCode', person.phone),
  });
  expect(response).toMatchObject({
    status: 200,
    data: { access_token: expect.stringMatching(/^[\w-]{43}$/), token_type: 'Bearer', expires_in: 43200 },
  });
  const info = await send('userInfo', {}, bearerHeader(response));
  expect(info.data).toMatchObject({ username: person.username, roles: ['trainee'], permissions: [] });
  const mine = await send('profile', {}, bearerHeader(response));
  expect(mine.data).toMatchObject({
    realName: person.realName,
    hospital: person.hospital,
    phone: `139****${person.phone.slice(-4)}`,
    complete: false,
  });
  await as(person);
});

test('an invalid field is rejected by name, and the code stays valid (R10.17, R10.18)', async () => {
  const person = makeUser();
  const good = { ...person, code: await receiveSmsCode('sendRegisterCode', person.phone) };
  const bad: [object, string][] = [
    [{ username: 'abc' }, 'username：用户名应为4-20位字母、数字或下划线'],
    [{ username: 'a'.repeat(21) }, 'username'],
    [{ username: "x'; drop table users; --" }, 'username'],
    [{ username: '管理员用户' }, 'username'],
    [{ password: 'Short@1' }, 'password：密码要求8-20位字符'],
    [{ password: 'Person密码@2026' }, 'password：密码不能包含中文字符'],
    [{ password: 'personperson' }, 'password：密码必须包含数字、小写字母、大写字母以及特殊字符中至少三种'],
    [{ phone: '12345' }, 'phone：请输入正确的手机号'],
    [{ code: '12345' }, 'code：请输入6位数字验证码'],
    [{ realName: '<script>alert(1)</script>' }, 'realName'],
    [{ realName: 'a\0b' }, 'realName'],
    [{ hospital: ' ' }, 'hospital'],
    [{ hospital: 'x'.repeat(61) }, 'hospital'],
    [{ hospital: '\u200b\u3164' }, 'hospital'],
    [{ consent: false }, 'consent'],
    [{ consent: 'true' }, 'consent'],
    [{ username: { $ne: '' } }, 'username'],
  ];
  for (const [change, text] of bad) {
    const { status, code, msg } = await register({ ...good, ...change });
    expect([change, status, code, msg]).toEqual([change, 400, 'A0400', expect.stringContaining(text)]);
  }
  // a copied direction mark is removed
  const copied = { hospital: '江城\u202e医院', roles: ['admin'], permissions: ['user:read'] };
  expect(await register({ ...good, ...copied })).toMatchObject({ status: 200 });
  const headers = await as(person);
  expect((await send('userInfo', {}, headers)).data).toMatchObject({ roles: ['trainee'], permissions: [] });
  expect((await send('profile', {}, headers)).data).toMatchObject({ hospital: '江城医院' });
});

test('only a user with a verified phone learns that a name or phone is taken (R10.52, R10.53)', async () => {
  const person = makeUser();
  const stranger = { ...person, username: 'trainee', code: '000000' };
  expect(await register(stranger)).toMatchObject({ status: 400, code: 'A0220' });
  expect(await register({ ...person, phone: '13800000001', code: '000000' })).toMatchObject({
    code: 'A0220',
  });
  const code = await receiveSmsCode('sendRegisterCode', person.phone);
  expect(await register({ ...person, username: 'trainee', code })).toMatchObject({
    status: 409,
    code: 'A0230',
  });
  // A name that only looks different could be confused.
  expect(await register({ ...person, username: 'TRAINEE', code })).toMatchObject({ code: 'A0230' });
  expect(await register({ ...person, code })).toMatchObject({ status: 200 });
  const known = await receiveSmsCode('sendRegisterCode', '13800000003');
  expect(await register({ ...makeUser(), phone: '13800000003', code: known })).toMatchObject({
    status: 409,
    code: 'A0231',
  });
});

test('one code cannot probe a list of names (R10.52)', async () => {
  const person = makeUser();
  const code = await receiveSmsCode('sendRegisterCode', person.phone);
  const codes: unknown[] = [];
  for (const username of ['trainee', 'newcomer', 'expired', 'admin'])
    codes.push((await register({ ...person, username, code })).code);
  expect(codes).toEqual(['A0230', 'A0230', 'A0230', 'A0220']);
});

test('of two simultaneous registrations with the same name or phone exactly one succeeds', async () => {
  const [first, second, third] = [makeUser(), makeUser(), makeUser()];
  const codes = await Promise.all(
    [first, second, third].map(({ phone }) => receiveSmsCode('sendRegisterCode', phone)),
  );
  const sameName = await Promise.all([
    register({ ...first, code: codes[0] }),
    register({ ...second, username: first.username, code: codes[1] }),
  ]);
  expect(sameName.map(({ code }) => code).sort()).toEqual(['00000', 'A0230']);
  const samePhone = await Promise.all([
    register({ ...third, code: codes[2] }),
    register({ ...third, username: `${third.username}b`, code: codes[2] }),
  ]);
  expect(samePhone.map(({ code }) => code).sort()).toEqual(['00000', 'A0220']);
});

test('a database failure at any point of a registration gives one clear error, leaves no partial account, and a retry succeeds', async () => {
  let failures = 0;
  for (let query = 1; ; query += 1) {
    const person = makeUser();
    const input = { ...person, code: await receiveSmsCode('sendRegisterCode', person.phone) };
    await platform.control({ failAtQuery: query });
    const response = await register(input);
    await platform.control({ failAtQuery: null });
    if (response.status === 200) break;
    failures += 1;
    expect([query, response.status, response.code, response.msg]).toEqual([
      query,
      503,
      'B0503',
      '服务暂时不可用，请稍后再试',
    ]);
    // No account: name and phone are free, and the code is still valid.
    const retry = await register(input);
    expect([query, retry.status]).toEqual([query, 200]);
    expect((await send('loginRecords', firstPage, bearerHeader(retry))).data.total).toBe(1);
  }
  // Rate limit, code, user, session and login record are separate queries.
  expect(failures).toBeGreaterThanOrEqual(5);
}, 120_000);

test('the database still serves after more broken transactions than it has connections', async () => {
  const headers = await as('trainee');
  const image = makePng(8, 8).toString('base64');
  for (let round = 0; round < 12; round += 1) {
    await platform.control({ failAtQuery: 2 });
    expect(await send('avatarEdit', { image }, headers)).toMatchObject({ status: 503 });
  }
  expect(await send('avatarEdit', { image }, headers)).toMatchObject({ status: 200 });
  expect(readdirSync(join(platform.dataDir, 'media/avatar'))).toHaveLength(1);
}, 60_000);

test('a failure while a code is sent leaves no valid code', async () => {
  const { phone } = makeUser();
  for (let query = 5; query <= 8; query += 1) {
    await platform.control({ failAtQuery: query, secondsAhead: query * 61 });
    const response = await requestSmsCode('sendRegisterCode', phone);
    await platform.control({ failAtQuery: null });
    expect([200, 503]).toContain(response.status);
  }
  await platform.control({ secondsAhead: 1000 });
  expect(await requestSmsCode('sendRegisterCode', phone)).toMatchObject({ status: 200 });
  await platform.control({ secondsAhead: 0 });
});

test('failed registrations per address are limited, and successful ones do not count', async () => {
  const limited = await startTestPlatform({ isShared: true, env: { SIGN_IN_LIMIT: '3' } });
  try {
    const there = apiFor(limited);
    for (let round = 0; round < 4; round += 1) await there.registerPerson();
    const guess = () => there.register({ ...makeUser(), code: '123456' });
    const codes: unknown[] = [];
    for (let round = 0; round < 4; round += 1) codes.push((await guess()).code);
    expect(codes).toEqual(['A0220', 'A0220', 'A0220', 'A0429']);
  } finally {
    await limited.stop();
  }
}, 60_000);

const firstPage = { current: 1, size: 10, query: {} };
