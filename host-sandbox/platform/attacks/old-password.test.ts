import { type apiFor, bearerHeader, clientHeader, type ApiResponse } from '../testing/api';
import { platformFixture } from '../testing/platform-fixture';

const { platform: _, ...calls } = platformFixture({
  controlled: true,
  env: { SIGN_IN_LIMIT: '1000', LOCK_FAILURES: '1000' },
});
const { send, login, as, advance, registerPerson, receiveSmsCode } = calls;
type Person = Awaited<ReturnType<ReturnType<typeof apiFor>['registerPerson']>>;

const newPassword = 'Another@2026';
const isAlive = async (response: ApiResponse) =>
  response.status === 200 && (await send('userInfo', {}, bearerHeader(response))).status === 200;

/**
 * Signs in with the old password repeatedly until the change is done. @returns the number of sessions that are still
 * valid
 */
async function race({ username, password }: Person, change: () => Promise<ApiResponse>): Promise<number> {
  const opened: Promise<ApiResponse>[] = [];
  let isChanged = false;
  const clients = Array.from({ length: 4 }, async () => {
    while (!isChanged) {
      opened.push(login(username, password));
      await opened.at(-1);
    }
  });
  expect(await change()).toMatchObject({ status: 200 });
  isChanged = true;
  await Promise.all(clients);
  return (await Promise.all(opened.map(async (response) => isAlive(await response)))).filter(Boolean).length;
}

test('no session opened with the old password outlives a change of it', async () => {
  for (let round = 0; round < 2; round += 1) {
    const person = await registerPerson();
    const change = () => send('passwordEdit', { oldPassword: person.password, newPassword }, person.headers);
    expect(await race(person, change)).toBe(0);
  }
}, 60_000);

test('no session opened with the old password outlives a reset', async () => {
  for (let round = 0; round < 2; round += 1) {
    const person = await registerPerson();
    const { phone } = person;
    await advance(61 * (round + 1));
    const code = await receiveSmsCode('sendResetCode', phone);
    const reset = () => send('passwordReset', { phone, code, password: newPassword }, clientHeader);
    expect(await race(person, reset)).toBe(0);
  }
}, 60_000);

test('a password change by a thief fails while the owner resets the password', async () => {
  for (let round = 0; round < 2; round += 1) {
    const { username, password, phone, headers } = await registerPerson();
    await advance(61);
    const code = await receiveSmsCode('sendResetCode', phone);
    const [reset] = await Promise.all([
      send('passwordReset', { phone, code, password: newPassword }, clientHeader),
      send('passwordEdit', { oldPassword: password, newPassword: 'Stolen@2026' }, headers),
    ]);
    expect(reset.status).toBe(200);
    expect(await login(username, newPassword)).toMatchObject({ status: 200 });
  }
}, 60_000);

test('an account whose owner has reset the password is closed by nobody who knew the old one', async () => {
  const { username, password, phone, headers } = await registerPerson();
  await advance(61);
  const code = await receiveSmsCode('sendResetCode', phone);
  const reset = send('passwordReset', { phone, code, password: newPassword }, clientHeader);
  await Promise.all([1, 2, 3].map(() => send('accountClose', { password }, headers)));
  const isReset = (await reset).status === 200;
  expect((await login(username, newPassword)).status === 200).toBe(isReset);
});

test('an account has a limited number of sessions, and a further one ends the oldest', async () => {
  const { username, password, headers } = await registerPerson();
  const later = [];
  for (let count = 0; count < 20; count += 1) later.push(await as({ username, password }));
  const alive = await Promise.all(
    [headers, ...later].map(async (session) => (await send('userInfo', {}, session)).status),
  );
  expect(alive).toEqual([401, ...later.map(() => 200)]);
}, 60_000);
