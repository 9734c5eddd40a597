import { platformFixture } from '../testing/platform-fixture';

const { send, as, advance } = platformFixture({
  controlled: true,
  env: { IDLE_MINUTES: '30', TOKEN_HOURS: '2' },
});
const minutes = (count: number) => advance(count * 60);

test('a session left on a shared computer ends, also while its page asks for unread messages by itself', async () => {
  const headers = await as('trainee');
  const use = async () => (await send('userInfo', {}, headers)).status;
  const poll = async () => (await send('messageUnreadCount', {}, headers)).status;
  await minutes(29);
  expect(await use()).toBe(200);
  await minutes(20);
  expect(await poll()).toBe(200);
  await minutes(11);
  expect([await poll(), await use()]).toEqual([401, 401]);
});

test('a session in use lasts until its token ends, not beyond', async () => {
  const headers = await as('trainee');
  const use = async () => (await send('userInfo', {}, headers)).status;
  for (const wait of [25, 25, 25, 25, 19]) {
    await minutes(wait);
    expect(await use()).toBe(200);
  }
  await minutes(2);
  expect(await use()).toBe(401);
});
