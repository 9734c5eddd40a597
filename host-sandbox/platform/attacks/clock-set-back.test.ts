import { clientHeader, makeUser } from '../testing/api';
import { platformFixture } from '../testing/platform-fixture';

const sessionsPerUser = 3;
const { platform, send, login, as, solveCaptcha, requestSmsCode, receiveSmsCode, registerPerson } =
  platformFixture({
    controlled: true,
    env: { SMS_PHONE_LIMIT: '4', VERIFY_LIMIT: '2', SESSION_LIMIT: `${sessionsPerUser}` },
  });
const hour = 60 * 60;
const setAhead = (seconds: number) => platform.control({ secondsAhead: seconds });
afterEach(() => setAhead(0));

/** The clock was that far ahead, and is right again. */
const mistakes = [20 * 60, 5 * hour, 30 * hour, 40 * 24 * hour, 2 * 365 * 24 * hour];

test.each(mistakes)('a lock and counts of a clock that was %d seconds ahead are over', async (ahead) => {
  const [locked, counted] = [await registerPerson(), await registerPerson()];
  await setAhead(ahead);
  for (let round = 0; round < 5; round += 1) await login(locked.username, 'Wrong@2026');
  for (let round = 0; round < 3; round += 1) await login(counted.username, 'Wrong@2026');
  expect(await login(locked.username, locked.password)).toMatchObject({ code: 'A0211' });
  await setAhead(0);
  for (const { username } of [locked, counted])
    expect(await send('passwordError', { username }, clientHeader)).toMatchObject({ data: { remaining: 5 } });
  expect(await login(counted.username, 'Wrong@2026')).toMatchObject({ data: { remaining: 4 } });
  expect(await login(locked.username, locked.password)).toMatchObject({ status: 200 });
});

test.each(mistakes)('waits and limits of a clock that was %d seconds ahead are over', async (ahead) => {
  const { phone } = makeUser();
  const verify = () => send('certificateVerify', { number: 'TC0000' });
  await setAhead(ahead);
  for (let round = 0; round < 4; round += 1) {
    await setAhead(ahead + round * 61);
    await requestSmsCode('sendRegisterCode', phone);
    await verify();
  }
  const refused = await requestSmsCode('sendRegisterCode', phone);
  expect(refused).toMatchObject({ code: 'A0429' });
  expect(await verify()).toMatchObject({ code: 'A0429' });
  await setAhead(0);
  expect((await verify()).status).not.toBe(429);
  const again = await requestSmsCode('sendRegisterCode', phone);
  // the count of a day may stand for a day at most
  if (ahead > 25 * hour) expect(again).toMatchObject({ status: 200 });
  else expect((again.data as { retryAfter: number }).retryAfter).toBeLessThanOrEqual(24 * hour + 300);
});

test.each(mistakes)('nothing that a clock %d seconds ahead has issued is valid', async (ahead) => {
  const { username, password, phone } = await registerPerson();
  await setAhead(ahead);
  const [session, captcha] = [await as({ username, password }), await solveCaptcha()];
  const code = await receiveSmsCode('sendLoginCode', phone);
  expect(await send('userInfo', {}, session)).toMatchObject({ status: 200 });
  await setAhead(0);
  const refusals = async () => [
    (await send('userInfo', {}, session)).code,
    (await send('loginByCode', { phone, code }, clientHeader)).code,
    (await send('sendResetCode', { phone, captcha }, clientHeader)).code,
  ];
  expect(await refusals()).toEqual(['A0401', 'A0220', 'A0221']);
  // and stays so when the clock gets there
  await platform.control({ cleanUp: true });
  await setAhead(ahead + 30);
  expect((await refusals()).slice(0, 2)).toEqual(['A0401', 'A0220']);
});

test.each(mistakes)('sessions of a clock that was %d seconds ahead end no later one', async (ahead) => {
  const person = await registerPerson();
  await setAhead(ahead);
  for (let round = 0; round < sessionsPerUser; round += 1) await as(person);
  await setAhead(0);
  const sessions = [await as(person), await as(person)];
  for (const session of sessions) expect(await send('userInfo', {}, session)).toMatchObject({ status: 200 });
});

test('a clock that differs by a few minutes, as that of another process, loses nothing', async () => {
  const { username, password } = await registerPerson();
  await setAhead(240);
  const session = await as({ username, password });
  for (let round = 0; round < 5; round += 1) await login('nobody_here', 'Wrong@2026');
  await setAhead(0);
  expect(await send('userInfo', {}, session)).toMatchObject({ status: 200 });
  expect(await login('nobody_here', 'Wrong@2026')).toMatchObject({ code: 'A0211' });
});
