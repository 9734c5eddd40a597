import { platformFixture } from '../../testing/platform-fixture';

const { platform, send, smsMessages, registerPerson } = platformFixture({ controlled: true });

/** Saves a profile with this e-mail address. */
const saveEmail = (email: string | null, headers: { authorization: string }) => {
  const rest = {
    realName: '沈知远',
    gender: 'male',
    hospital: '江城大学附属仁和医院',
    department: null,
    jobTitle: null,
  };
  return send('profileEdit', { ...rest, email }, headers);
};
const isConfirmed = async (headers: { authorization: string }) =>
  (await send('profile', {}, headers)).data.emailConfirmed as unknown;
const emailCode = async (email: string) =>
  /验证码 (\d{6})/.exec((await smsMessages(email))[0]?.text ?? '')?.[1] ?? 'no e-mail';
const anotherCode = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

test('an e-mail address is confirmed by the code that was sent to it, for one account and once', async () => {
  const [mine, other] = [await registerPerson(), await registerPerson()];
  const email = 'shared@example.org';
  expect(await isConfirmed(mine.headers)).toBeNull();
  for (const { headers } of [mine, other]) await saveEmail(email, headers);
  expect(await isConfirmed(mine.headers)).toBe(false);
  await platform.control({ secondsAhead: 1000 });
  expect(await send('emailCodeSend', { email: 'stranger@example.org' }, mine.headers)).toMatchObject({
    status: 409,
    code: 'A0409',
  });
  expect(await smsMessages('stranger@example.org')).toEqual([]);

  const response = await send('emailCodeSend', { email }, mine.headers);
  expect(response).toMatchObject({ status: 200, data: { retryAfter: 60, expiresIn: 1800 } });
  const code = await emailCode(email);
  const confirm = (input: string, { headers } = mine) => send('emailConfirm', { code: input }, headers);
  expect(await confirm(code, other)).toMatchObject({ status: 400, code: 'A0220' });
  // The address of another account gets the same response.
  const same = await send('emailCodeSend', { email }, other.headers);
  expect([same.status, same.data]).toEqual([response.status, response.data]);
  expect(await confirm(anotherCode(code))).toMatchObject({ code: 'A0220' });
  expect(await confirm(code)).toMatchObject({ status: 200, data: null });
  expect(await confirm(code)).toMatchObject({ code: 'A0220' });
  expect([await isConfirmed(mine.headers), await isConfirmed(other.headers)]).toEqual([true, false]);
  expect(await send('emailCodeSend', { email }, mine.headers)).toMatchObject({ code: 'A0409' });
  await saveEmail(null, mine.headers);
  await saveEmail(email, mine.headers);
  expect(await isConfirmed(mine.headers)).toBe(false);
});

test('a code by e-mail ends with its time, with three wrong attempts, and with its address', async () => {
  const { headers } = await registerPerson();
  let now = 2000;
  const newCode = async (email: string) => {
    await platform.control({ secondsAhead: (now += 61) });
    await saveEmail(email, headers);
    expect(await send('emailCodeSend', { email }, headers)).toMatchObject({ status: 200 });
    return emailCode(email);
  };
  const refused = async (code: string) =>
    expect(await send('emailConfirm', { code }, headers)).toMatchObject({ status: 400, code: 'A0220' });

  const guessed = await newCode('first@example.org');
  for (let attempt = 0; attempt < 3; attempt += 1) await refused(anotherCode(guessed));
  await refused(guessed);
  const late = await newCode('first@example.org');
  await platform.control({ secondsAhead: (now += 1801) });
  await refused(late);
  const replaced = await newCode('first@example.org');
  await saveEmail('second@example.org', headers);
  await refused(replaced);
  await saveEmail('first@example.org', headers);
  await refused(replaced);
  expect(await isConfirmed(headers)).toBe(false);
});

test('neither one account nor several can flood an address with codes', async () => {
  const people = [await registerPerson(), await registerPerson(), await registerPerson()];
  const email = 'flooded@example.org';
  let now = 10_000;
  const statuses: number[][] = [];
  for (const { headers } of people) {
    await saveEmail(email, headers);
    const own: number[] = [];
    for (let round = 0; round < 6; round += 1) {
      await platform.control({ secondsAhead: (now += 61) });
      own.push((await send('emailCodeSend', { email }, headers)).status);
    }
    statuses.push(own);
  }
  expect(statuses).toEqual([
    [200, 200, 200, 200, 200, 429],
    [200, 200, 200, 200, 200, 429],
    [429, 429, 429, 429, 429, 429],
  ]);
  const hasty = { email: 'hasty@example.org' };
  const { headers } = await registerPerson();
  await saveEmail(hasty.email, headers);
  expect((await send('emailCodeSend', hasty, headers)).status).toBe(200);
  const again = await send('emailCodeSend', hasty, headers);
  expect([again.status, again.code, again.data]).toEqual([429, 'A0429', { retryAfter: 60 }]);
  expect(await smsMessages(hasty.email)).toHaveLength(1);
});
