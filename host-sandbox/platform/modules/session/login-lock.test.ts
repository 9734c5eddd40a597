import { startTestPlatform } from '../../testing/start-test-platform';
import { makeUser, apiFor, type ApiResponse, bearerHeader, clientHeader } from '../../testing/api';
import { platformFixture } from '../../testing/platform-fixture';

const { platform, send, login, as, receiveSmsCode, registerPerson } = platformFixture({
  controlled: true,
});
afterEach(() => platform.control({ secondsAhead: 0 }));

const attemptsOf = async (username: string) =>
  (await send('passwordError', { username }, clientHeader)).data as unknown;
const signInByCode = async (phone: string) => {
  const code = await receiveSmsCode('sendLoginCode', phone);
  return bearerHeader(await send('loginByCode', { phone, code }, clientHeader));
};
const facts = ({ status, code, msg, data }: ApiResponse) => ({ status, code, msg, data: data as unknown });

test('five wrong passwords lock the name, the right one then fails too, and the lock expires (R7.13, R10.49)', async () => {
  const { username, password } = await registerPerson();
  for (const remaining of [4, 3, 2, 1]) {
    expect(facts(await login(username, 'Wrong@2026'))).toEqual({
      status: 400,
      code: 'A0210',
      msg: '用户名或密码错误',
      data: { remaining, lockedUntil: null },
    });
    expect(await attemptsOf(username)).toEqual({ remaining, limit: 5, lockedUntil: null });
  }
  const fifth = await login(username, 'Wrong@2026');
  expect(fifth).toMatchObject({ status: 423, code: 'A0211', data: { remaining: 0 } });
  expect(fifth.msg).toContain('请在30分钟后再试');
  const until = fifth.data.lockedUntil as string;
  expect(Date.parse(until) - Date.now()).toBeGreaterThan(29 * 60_000);

  await platform.control({ secondsAhead: 29 * 60 });
  expect(await login(username, password)).toMatchObject({ code: 'A0211', data: { lockedUntil: until } });
  expect(await attemptsOf(username)).toEqual({ remaining: 0, limit: 5, lockedUntil: until });
  await platform.control({ secondsAhead: 30 * 60 + 1 });
  expect(await attemptsOf(username)).toEqual({ remaining: 5, limit: 5, lockedUntil: null });
  expect(await login(username, password)).toMatchObject({ status: 200 });
});

test('the count restarts after a lock and after a long pause', async () => {
  const { username } = await registerPerson();
  for (let round = 0; round < 5; round += 1) await login(username, 'Wrong@2026');
  await platform.control({ secondsAhead: 31 * 60 });
  expect(await login(username, 'Wrong@2026')).toMatchObject({ code: 'A0210', data: { remaining: 4 } });
  await platform.control({ secondsAhead: 62 * 60 });
  expect(await attemptsOf(username)).toMatchObject({ remaining: 5 });
  expect(await login(username, 'Wrong@2026')).toMatchObject({ data: { remaining: 4 } });
});

test('the right password resets the count (R10.49)', async () => {
  const { username, password } = await registerPerson();
  for (let round = 0; round < 4; round += 1) await login(username, 'Wrong@2026');
  expect(await login(username, password)).toMatchObject({ status: 200 });
  expect(await attemptsOf(username)).toMatchObject({ remaining: 5 });
});

test('letter case of a name does not matter for signing in, counting and locking', async () => {
  const { username, password } = await registerPerson();
  const written = username.toUpperCase();
  expect(written).not.toBe(username);
  expect(await login(written, password)).toMatchObject({ status: 200 });
  for (const name of [username, written, username, written]) await login(name, 'Wrong@2026');
  expect(await attemptsOf(written)).toMatchObject({ remaining: 1 });
  expect(await login(written, 'Wrong@2026')).toMatchObject({ code: 'A0211' });
  expect(await login(username, password)).toMatchObject({ code: 'A0211' });
});

test('an unknown name counts and locks with the same messages (R10.51)', async () => {
  const { username } = await registerPerson();
  const unknownName = makeUser().username;
  const blank = ({ data, ...rest }: ReturnType<typeof facts>) => ({
    ...rest,
    // The two locks start at different times.
    data: {
      ...(data as { lockedUntil: unknown }),
      lockedUntil: typeof (data as { lockedUntil: unknown }).lockedUntil,
    },
  });
  for (let round = 0; round < 7; round += 1) {
    const [known, unknown] = [await login(username, 'Wrong@2026'), await login(unknownName, 'Wrong@2026')];
    expect(blank(facts(known))).toEqual(blank(facts(unknown)));
    expect(Object.keys((await attemptsOf(unknownName)) as object)).toEqual(
      Object.keys((await attemptsOf(username)) as object),
    );
  }
  expect(await attemptsOf(unknownName)).toMatchObject({ remaining: 0, lockedUntil: expect.any(String) });
});

test('simultaneous guesses are counted one by one: at most five are checked', async () => {
  const { username, password } = await registerPerson();
  const guesses = Array.from({ length: 12 }, (_, index) => login(username, `Wrong@20${index + 10}`));
  const codes = (await Promise.all(guesses)).map(({ code }) => code);
  expect(codes.filter((code) => code === 'A0210')).toHaveLength(4);
  expect(codes.filter((code) => code === 'A0211')).toHaveLength(8);
  expect(await login(username, password)).toMatchObject({ code: 'A0211' });
});

test('passwordErrorSave changes no count, for any caller (R7.12, R10.49)', async () => {
  const { username } = await registerPerson();
  for (let round = 0; round < 9; round += 1) {
    const saved = await send('passwordErrorSave', { username }, clientHeader);
    expect(saved).toMatchObject({ status: 200, data: { remaining: 5, limit: 5, lockedUntil: null } });
  }
  expect(await send('passwordErrorSave', { username })).toMatchObject({ status: 401 });
});

test('only a signed-in user may clear a count, and only their own (R7.14, R10.50)', async () => {
  const [mine, other] = [await registerPerson(), await registerPerson()];
  for (const { username } of [mine, other]) await login(username, 'Wrong@2026');
  const remove = (input: object, headers?: { authorization: string }) =>
    send('passwordErrorRemove', input, headers);
  expect(await remove({ username: other.username })).toMatchObject({ status: 401 });
  expect(await remove({ username: other.username }, clientHeader)).toMatchObject({ status: 401 });
  expect(await remove({ username: other.username }, mine.headers)).toMatchObject({
    status: 403,
    code: 'A0403',
  });
  expect(await attemptsOf(other.username)).toMatchObject({ remaining: 4 });
  await platform.control({ secondsAhead: 61 });
  const headers = await signInByCode(mine.phone);
  expect(await remove({}, headers)).toMatchObject({ status: 200, data: null });
  expect(await attemptsOf(mine.username)).toMatchObject({ remaining: 5 });
  expect(await remove({ username: mine.username }, headers)).toMatchObject({ status: 200 });
});

test('a session cannot clear failures or locks that are later than its sign-in (R7.14, R10.50)', async () => {
  const { username, password, headers } = await registerPerson();
  const found = await as({ username, password });
  for (let round = 0; round < 3; round += 1) await login(username, 'Wrong@2026');
  for (const session of [headers, found])
    expect(await send('passwordErrorRemove', {}, session)).toMatchObject({ status: 200, data: null });
  expect(await attemptsOf(username)).toMatchObject({ remaining: 2 });
  for (let round = 0; round < 2; round += 1) await login(username, 'Wrong@2026');
  expect(await send('passwordErrorRemove', { username }, found)).toMatchObject({ status: 200 });
  expect(await login(username, password)).toMatchObject({ code: 'A0211' });
});

test('a user who signs in by SMS may clear an earlier lock (R10.50)', async () => {
  const { username, password, phone } = await registerPerson();
  for (let round = 0; round < 5; round += 1) await login(username, 'Wrong@2026');
  await platform.control({ secondsAhead: 61 });
  await send('passwordErrorRemove', {}, await signInByCode(phone));
  expect(await login(username, password)).toMatchObject({ status: 200 });
});

test('a locked user can still sign in by SMS, and a reset ends the lock', async () => {
  const { username, phone } = await registerPerson();
  for (let round = 0; round < 5; round += 1) await login(username, 'Wrong@2026');
  await platform.control({ secondsAhead: 61 });
  const code = await receiveSmsCode('sendLoginCode', phone);
  expect(await send('loginByCode', { phone, code }, clientHeader)).toMatchObject({ status: 200 });
  await platform.control({ secondsAhead: 122 });
  const reset = await receiveSmsCode('sendResetCode', phone);
  const password = 'Another@2026';
  await send('passwordReset', { phone, code: reset, password }, clientHeader);
  expect(await login(username, password)).toMatchObject({ status: 200 });
});

test('a reset also ends the lock of own-password checks, as the error message says (R7.17)', async () => {
  const { username, phone, password, headers } = await registerPerson();
  const close = (password: string, session: typeof headers) => send('accountClose', { password }, session);
  for (let round = 0; round < 5; round += 1) await close('Wrong@2026', headers);
  const rejected = await close(password, headers);
  expect(rejected).toMatchObject({ code: 'A0211', msg: expect.stringContaining('或通过手机重置密码') });
  await platform.control({ secondsAhead: 61 });
  const code = await receiveSmsCode('sendResetCode', phone);
  await send('passwordReset', { phone, code, password: 'Another@2026' }, clientHeader);
  const fresh = await as({ username, password: 'Another@2026' });
  expect(await close('Wrong@2026', fresh)).toMatchObject({ code: 'A0210', data: { remaining: 4 } });
  expect(await close('Another@2026', fresh)).toMatchObject({ status: 200 });
});

test('failures are limited per address across names, and the error says how long to wait', async () => {
  const limited = await startTestPlatform({ controlled: true, isShared: true, env: { SIGN_IN_LIMIT: '4' } });
  try {
    const { login: guess, as } = apiFor(limited);
    for (let round = 0; round < 6; round += 1) await as('trainee');
    const codes: unknown[] = [];
    for (let round = 0; round < 5; round += 1)
      codes.push((await guess(makeUser().username, 'Wrong@2026')).code);
    expect(codes).toEqual(['A0210', 'A0210', 'A0210', 'A0210', 'A0429']);
    const rejected = await guess('trainee', 'Trainee@2026');
    expect(rejected).toMatchObject({ status: 429, code: 'A0429' });
    expect(rejected.data.retryAfter).toBeLessThanOrEqual(600);
    await limited.control({ secondsAhead: 601 });
    expect(await guess('trainee', 'Trainee@2026')).toMatchObject({ status: 200 });
  } finally {
    await limited.stop();
  }
}, 60_000);
