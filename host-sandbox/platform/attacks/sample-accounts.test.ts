import { sampleAccounts } from '../seed/accounts';
import { platformFixture } from '../testing/platform-fixture';

const { platform, login } = platformFixture({ fresh: true, env: { SEED: 'none' } });

test('outside the sample nobody signs in with a published password, and no SMS can be read', async () => {
  for (const { username, password } of sampleAccounts)
    expect([username, (await login(username, password)).code]).toEqual([username, 'A0210']);
  expect((await fetch(`${platform.url}/sandbox/sms`)).status).toBe(404);
});
