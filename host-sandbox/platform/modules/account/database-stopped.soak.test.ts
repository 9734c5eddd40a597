import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { startPlatform, type RunningPlatform } from '../../../seeded-copy';
import { newPerson } from '../../testing/accounts';
import { callsOf } from '../../testing/calls-of';
import { freePort } from '../../testing/free-port';
import { startOwnPostgres, type OwnPostgres } from '../../testing/own-postgres';

let postgres: OwnPostgres;
let platform: RunningPlatform;

beforeAll(async () => {
  postgres = startOwnPostgres(process.env.TEST_POSTGRES_BIN ?? '', await freePort());
  platform = await startPlatform({ databaseUrl: postgres.url });
}, 120_000);
afterAll(async () => {
  await platform.stop();
  postgres.remove();
});

test('PostgreSQL stopped in the middle of a registration is one clear error, leaves no half account, and a retry succeeds (R8.19)', async () => {
  const { register, codeFor, signIn } = callsOf(platform);
  const person = newPerson();
  const input = { ...person, code: await codeFor('sendRegisterCode', person.phone) };

  // whoever holds the tokens stops the registration between the account and its first session
  const holder = new pg.Client({ connectionString: postgres.url });
  holder.on('error', () => undefined); // its server goes
  await holder.connect();
  await holder.query('begin; lock table access_tokens in exclusive mode');
  const refused = register(input);
  await untilSomebodyWaits(holder);
  postgres.breakDown();

  expect(await refused).toMatchObject({ status: 503, code: 'B0503', msg: expect.any(String) });
  expect((await register(input)).status).toBe(503);
  postgres.start();
  expect((await register(input)).status).toBe(200);
  await signIn(person.username, person.password);
}, 120_000);

async function untilSomebodyWaits(client: pg.Client): Promise<void> {
  const asked = "select 1 from pg_stat_activity where wait_event_type = 'Lock'";
  while ((await client.query(asked)).rowCount === 0) await sleep(20);
}
