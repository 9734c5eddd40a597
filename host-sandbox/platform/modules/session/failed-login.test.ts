import { platformFixture } from '../../testing/platform-fixture';

const { platform, send, login, registerPerson } = platformFixture({
  controlled: true,
  env: { LOCK_FAILURES: '1000', SESSION_LIMIT: '1' },
});

test('a sign-in that the database fails at any point is a 503 and ends no session of the user; a retry succeeds', async () => {
  const { username, password, headers } = await registerPerson();
  const isSignedIn = async () => (await send('userInfo', {}, headers)).status === 200;
  let failures = 0;
  for (let query = 1; ; query += 1) {
    await platform.control({ failAtQuery: query });
    const { status } = await login(username, password);
    await platform.control({ failAtQuery: null });
    if (status === 200) break;
    failures += 1;
    expect([query, status, await isSignedIn()]).toEqual([query, 503, true]);
  }
  expect(failures).toBeGreaterThan(5);
  // the limit is one session
  expect(await isSignedIn()).toBe(false);
}, 60_000);
