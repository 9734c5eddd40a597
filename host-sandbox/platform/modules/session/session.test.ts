import { startTestPlatform } from '../../testing/start-test-platform';
import { apiFor, clientHeader } from '../../testing/api';
import { platformFixture } from '../../testing/platform-fixture';

// Locks are tested in login-lock.test.ts.
const { send, post, as, registerPerson } = platformFixture({ env: { LOCK_FAILURES: '1000' } });

const trainee = { username: 'trainee', password: 'Trainee@2026' };

test('the right password gives a token that identifies its user (R7.7, R7.9)', async () => {
  const { status, code, data } = await send('login', trainee, clientHeader);
  expect([status, code]).toEqual([200, '00000']);
  expect(data).toEqual({
    access_token: expect.stringMatching(/^[\w-]{43}$/),
    token_type: 'Bearer',
    expires_in: 43200,
  });
  const info = await send('userInfo', {}, { authorization: `Bearer ${data.access_token}` });
  expect(info.data).toMatchObject({
    username: 'trainee',
    realName: '林知夏',
    gender: 'female',
    roles: ['trainee'],
  });
  expect(Object.keys(info.data as object).sort()).toEqual([
    'avatar',
    'gender',
    'permissions',
    'realName',
    'roles',
    'username',
  ]);
});

test('each sign-in gives a browser a new cookie, out of the reach of scripts', async () => {
  const signIn = async (cookie: string) => {
    const { status, headers } = await send('login', trainee, { ...clientHeader, cookie });
    const set = headers.getSetCookie();
    expect([status, set]).toEqual([
      200,
      [expect.stringMatching(/^portal-browser=[\w-]{43}; Path=\/; .*HttpOnly; SameSite=Lax$/)],
    ]);
    return set[0]?.split(';', 1)[0] ?? '';
  };
  const cookie = await signIn('');
  expect(await signIn(cookie)).not.toBe(cookie);
  expect((await send('userInfo', {}, { cookie })).status).toBe(401);
});

test('all four sample accounts can sign in, and the administrator has the role', async () => {
  await as('newcomer');
  await as('expired');
  const admin = await send('userInfo', {}, await as('admin'));
  expect(admin.data).toMatchObject({ username: 'admin', roles: ['admin'] });
});

test('a wrong name and a wrong password get the same response', async () => {
  const wrongPassword = await send('login', { ...trainee, password: 'Trainee@2027' }, clientHeader);
  const wrongName = await send('login', { ...trainee, username: 'nobody' }, clientHeader);
  const nul = await send('login', { ...trainee, username: 'a\0b' }, clientHeader);
  for (const { status, code, msg } of [wrongPassword, wrongName, nul]) {
    expect([status, code, msg]).toEqual([400, 'A0210', '用户名或密码错误']);
  }
});

test('a wrong name and a wrong password take about the same time', async () => {
  const median = async (username: string) => {
    const times: number[] = [];
    for (let round = 0; round < 9; round += 1) {
      const start = performance.now();
      await send('login', { username, password: 'Trainee@2027' }, clientHeader);
      times.push(performance.now() - start);
    }
    return times.sort((a, b) => a - b)[4] ?? 0;
  };
  const [known, unknown] = [await median('trainee'), await median('nobody')];
  // Without a hash an unknown name would respond several times faster; the machine may be busy.
  expect(unknown).toBeGreaterThan(known * 0.4);
});

test.each([
  [{ username: '', password: 'Trainee@2026' }, 'username'],
  [{ username: 'x'.repeat(65), password: 'Trainee@2026' }, 'username'],
  [{ username: 'trainee', password: 'short' }, 'password'],
  [{ username: 'trainee', password: 'x'.repeat(129) }, 'password'],
  [{ username: { $ne: '' }, password: ['a'] }, 'username'],
  [[], '请求内容'],
])("the credentials %j are rejected with the field's name", async (input, field) => {
  const { status, code, msg } = await send('login', input, clientHeader);
  expect([status, code]).toEqual([400, 'A0400']);
  expect(msg).toContain(field);
});

test('the login requires the right client header and grant type (R7.8)', async () => {
  for (const headers of [
    {},
    { authorization: `Basic ${btoa('portal:wrong')}` },
    { authorization: 'Basic' },
  ]) {
    const { status, code } = await send('login', trainee, headers);
    expect([status, code]).toEqual([401, 'A0401']);
  }
  const grant = await post(
    '/train2/portal/oauth2/token?grant_type=sms',
    JSON.stringify(trainee),
    clientHeader,
  );
  expect([grant.status, grant.code]).toEqual([400, 'A0400']);
});

test('sign-out revokes its own token at once and no other (R7.10)', async () => {
  const [first, second] = [await as('trainee'), await as('trainee')];
  expect(await send('logout', {}, first)).toMatchObject({ status: 200, data: null });
  expect(await send('userInfo', {}, first)).toMatchObject({ status: 401, code: 'A0401' });
  expect(await send('logout', {}, first)).toMatchObject({ status: 401, code: 'A0401' });
  expect(await send('userInfo', {}, second)).toMatchObject({ status: 200 });
});

test('a member call without a valid token is rejected', async () => {
  for (const authorization of [
    '',
    'Bearer',
    'Bearer nonsense',
    `Bearer ${'x'.repeat(43)}`,
    `Bearer ${'x'.repeat(5000)}`,
  ]) {
    expect(await send('userInfo', {}, { authorization })).toMatchObject({ status: 401, code: 'A0401' });
  }
});

test('a token expires after its hours, and its field has the configured name (R1.31)', async () => {
  const brief = await startTestPlatform({
    controlled: true,
    isShared: true,
    env: { TOKEN_HOURS: '0.5', TOKEN_FIELD: 'ticket', PRODUCT: 'train' },
  });
  const there = apiFor(brief);
  try {
    const { data } = await there.send('login', trainee, clientHeader);
    const headers = { authorization: `Bearer ${data.ticket}` };
    await brief.control({ secondsAhead: 29 * 60 });
    expect(await there.send('userInfo', {}, headers)).toMatchObject({ status: 200 });
    await brief.control({ secondsAhead: 30 * 60 + 1 });
    expect(await there.send('userInfo', {}, headers)).toMatchObject({ status: 401 });
  } finally {
    await brief.stop();
  }
}, 30_000);

test('a rejected token says why: the password was changed, or another login ended it', async () => {
  const reason = async (headers: Readonly<Record<string, string>>) => {
    const { status, code, msg } = await send('userInfo', {}, headers);
    return [status, code, msg];
  };
  const person = await registerPerson();
  const other = { authorization: `Bearer ${(await send('login', person, clientHeader)).data.access_token}` };
  const change = { oldPassword: person.password, newPassword: 'Changed@2026' };
  await send('passwordEdit', change, person.headers);
  expect(await reason(other)).toEqual([401, 'A0401', '密码已修改，请用新密码登录']);
  expect(await reason({ authorization: 'Bearer aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa' })).toEqual([
    401,
    'A0401',
    '登录已过期，请重新登录',
  ]);
  const own = await startTestPlatform({ env: { SESSION_LIMIT: '1' } });
  try {
    const signIn = async () => {
      const { data } = await apiFor(own).send('login', trainee, clientHeader);
      return { authorization: `Bearer ${data.access_token as string}` };
    };
    const first = await signIn();
    await signIn();
    expect((await apiFor(own).send('userInfo', {}, first)).msg).toBe(
      '您的账号已在别处登录，这里的登录已结束',
    );
  } finally {
    await own.stop();
  }
});
