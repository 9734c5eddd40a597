import { apiFor, clientHeader } from '../../testing/api';
import { platformFixture } from '../../testing/platform-fixture';
import { startTestPlatform } from '../../testing/start-test-platform';

const { platform, send, login, as, solveCaptcha, receiveSmsCode, smsMessages, registerPerson } =
  platformFixture({
    controlled: true,
  });
const daySeconds = 24 * 60 * 60;
const firstPage = { current: 1, size: 10, query: {} };

test('the cleanup deletes expired rows and leaves all others', async () => {
  const { username, password, phone, headers } = await registerPerson();
  const wrong = () => login(username, 'Wrong@2026');
  for (let round = 0; round < 5; round += 1) await wrong();
  await platform.control({ secondsAhead: 61 });
  const code = await receiveSmsCode('sendLoginCode', phone);
  const captcha = await solveCaptcha();
  const reuse = () => send('sendResetCode', { phone: '13800000004', captcha }, clientHeader);
  expect(await reuse()).toMatchObject({ status: 200 });

  await platform.control({ secondsAhead: 120, cleanUp: true });
  expect(await wrong()).toMatchObject({ code: 'A0211' });
  expect(await reuse()).toMatchObject({ code: 'A0221' });
  expect(await send('loginByCode', { phone, code }, clientHeader)).toMatchObject({ status: 200 });
  expect(await smsMessages(phone)).toHaveLength(2);
  expect(await send('profile', {}, headers)).toMatchObject({ status: 200 });

  await platform.control({ secondsAhead: 2 * daySeconds, cleanUp: true });
  expect(await smsMessages(phone)).toEqual([]);
  expect(await wrong()).toMatchObject({ code: 'A0210', data: { remaining: 4 } });
  const again = await as({ username, password });
  const { data } = await send('loginRecords', firstPage, again);
  expect(data.total).toBeGreaterThan(6);

  // The password has expired by then; its age can still be read.
  await platform.control({ secondsAhead: 400 * daySeconds, cleanUp: true });
  const later = await as({ username, password });
  expect(await send('passwordTime', {}, later)).toMatchObject({ data: { expired: true } });
});

test('when rows of one table cannot be deleted, those of others still are', async () => {
  const { phone } = await registerPerson();
  expect(await smsMessages(phone)).not.toEqual([]);
  await platform.control({
    statements: [
      `create function planted_failure() returns trigger language plpgsql as $$ begin raise exception 'planted'; end $$`,
      'create trigger planted_failure before delete on turn_counters for each statement execute function planted_failure()',
    ],
  });
  await platform.control({ secondsAhead: 402 * daySeconds, cleanUp: true });
  expect(await smsMessages(phone)).toEqual([]);
  await platform.control({ statements: ['drop trigger planted_failure on turn_counters'] });
});

test('wrong passwords stay counted for as long as a lock lasts', async () => {
  const env = { LOCK_MINUTES: String(3 * 24 * 60) };
  const strict = await startTestPlatform({ env, controlled: true, isShared: true });
  const there = apiFor(strict);
  try {
    const { username } = await there.registerPerson();
    for (let round = 0; round < 4; round += 1) await there.login(username, 'Wrong@2026');
    await strict.control({ secondsAhead: 2 * daySeconds, cleanUp: true });
    expect(await there.login(username, 'Wrong@2026')).toMatchObject({ code: 'A0211' });
  } finally {
    await strict.stop();
  }
}, 60_000);

test('expired rows, and the last readings of an operator, are found by an index in tables that grow forever', async () => {
  await platform.control({
    statements: [
      `create function plan_of(statement text) returns setof text language plpgsql set enable_seqscan = off as
       $$ begin return query execute 'explain ' || statement; end $$`,
    ],
  });
  const planOf = async (statement: string) =>
    JSON.stringify(await platform.control({ query: `select plan_of($$${statement}$$)` }));
  const expired = (table: string, column: string) => `delete from ${table} where ${column} < now()`;
  expect(await planOf(expired('site_messages', 'removed_at'))).toContain('site_messages_removed');
  expect(await planOf(expired('login_records', 'at'))).toContain('login_records_age');
  const readings = "from audit_entries where actor_id = 1 and action = 'contactRead' and at > now()";
  const plan = await planOf(`select id ${readings} limit 1`);
  expect(plan).toMatch(/audit_entries_actor_newest.*Index Cond[^)]*actor_id[^"]*action[^"]*at >/);
});
