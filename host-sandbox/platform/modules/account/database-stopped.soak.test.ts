import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { startTestPlatform, type TestPlatform } from '../../testing/start-test-platform';
import { makeUser, apiFor } from '../../testing/api';
import { freePort } from '../../testing/free-port';
import { startPostgres, type PostgresServer } from '../../testing/postgres';

let postgres: PostgresServer;
let platform: TestPlatform;

beforeAll(async () => {
  postgres = startPostgres(process.env.TEST_POSTGRES_BIN ?? '', await freePort());
  platform = await startTestPlatform({ databaseUrl: postgres.url });
}, 120_000);
afterAll(async () => {
  await platform.stop();
  postgres.remove();
});

test('stopping PostgreSQL during a registration gives one clear error, leaves no partial account, and a retry succeeds (R8.19)', async () => {
  const { register, receiveSmsCode, as } = apiFor(platform);
  const person = makeUser();
  const input = { ...person, code: await receiveSmsCode('sendRegisterCode', person.phone) };

  // a lock on the tokens table stops the registration between account and first session
  const holder = new pg.Client({ connectionString: postgres.url });
  holder.on('error', () => undefined); // its server stops
  await holder.connect();
  await holder.query('begin; lock table access_tokens in exclusive mode');
  const rejected = register(input);
  await waitForBlockedQuery(holder);
  postgres.crash();

  expect(await rejected).toMatchObject({ status: 503, code: 'B0503', msg: expect.any(String) });
  expect((await register(input)).status).toBe(503);
  postgres.start();
  expect((await register(input)).status).toBe(200);
  await as(person);
}, 120_000);

async function waitForBlockedQuery(client: pg.Client): Promise<void> {
  const blockedQueries = "select 1 from pg_stat_activity where wait_event_type = 'Lock'";
  while ((await client.query(blockedQueries)).rowCount === 0) await sleep(20);
}
