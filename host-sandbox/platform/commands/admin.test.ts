import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AuditEntry } from '@/contracts/audit';
import { calls, type CallName } from '@/contracts/calls';
import type { Call } from '@/contracts/call';
import { inputOf } from '../../kits/platform/inputs';
import { apiFor, bearerHeader } from '../testing/api';
import { operatorCommand } from '../testing/operator-command';
import { createScratchDatabase } from '../testing/postgres';
import { startTestPlatform } from '../testing/start-test-platform';

const server = process.env.TEST_DATABASE_URL;
let dataDir: string;
let databaseUrl = '';
let drop: (() => Promise<void>) | undefined;
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'admin-'));
  const scratch = server ? await createScratchDatabase(server) : undefined;
  databaseUrl = scratch?.url ?? '';
  drop = scratch?.drop;
});
afterAll(async () => {
  await drop?.();
  rmSync(dataDir, { recursive: true, force: true });
});

const runAdmin = operatorCommand('platform/commands/admin');
/** Runs `npm run admin -- <args>` on the folder. */
const admin = (...args: string[]) =>
  runAdmin({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl, SEED: 'none' }, ...args);

const passwordIn = (text: string) => /一次性密码：(\S+)/.exec(text)?.[1] ?? '';
const start = () =>
  startTestPlatform({ dataDir, env: { SEED: 'none' }, ...(databaseUrl ? { databaseUrl } : {}) });

test('an empty platform gets its first administrator by a command, with a password to be changed at the first login', async () => {
  const [first, again] = [await admin('operator_1'), await admin('operator_2')];
  expect([first.code, again]).toMatchObject([
    0,
    { code: 1, text: expect.stringContaining('已有管理员 operator_1') as string },
  ]);

  const password = passwordIn(first.text);
  let platform = await start();
  let api = apiFor(platform);
  const earlier = bearerHeader(await api.login('operator_1', password));
  expect((await api.send('articleEditPage', { current: 1, size: 1, query: {} }, earlier)).code).toBe('A0212');
  expect((await api.send('passwordTime', {}, earlier)).data).toMatchObject({
    expired: true,
    changedAt: null,
  });
  await platform.stop();

  const renewed = passwordIn((await admin('Operator_1', '--force')).text);
  platform = await start();
  api = apiFor(platform);
  try {
    expect((await api.send('userInfo', {}, earlier)).status).toBe(401);
    expect((await api.login('operator_1', password)).code).toBe('A0210');
    const headers = bearerHeader(await api.login('operator_1', renewed));
    const change = { oldPassword: renewed, newPassword: 'Operator@2026' };
    expect((await api.send('passwordEdit', change, headers)).status).toBe(200);
    expect((await api.send('articleEditPage', { current: 1, size: 1, query: {} }, headers)).status).toBe(200);
    expect((await api.send('userInfo', {}, headers)).data).toMatchObject({ roles: ['admin'] });
    const { records } = (await api.send('auditPage', { current: 1, size: 9, query: {} }, headers)).data as {
      records: AuditEntry[];
    };
    expect(records.map(({ action, actor, person }) => [action, actor?.username, person?.username])).toEqual([
      ['passwordEdit', 'operator_1', 'operator_1'],
      ['roleGrant', undefined, 'operator_1'],
      ['roleGrant', undefined, 'operator_1'],
    ]);
    const found = { username: 'operator_1', password: 'Operator@2026' };
    const reads = (Object.entries(calls) as [CallName, Call][]).filter(
      ([name, { readOnly, access }]) => readOnly && access !== 'client' && inputOf(name, found) !== null,
    );
    expect(reads.length).toBeGreaterThan(25);
    for (const [name] of reads) {
      const { code } = await api.send(name, inputOf(name, found), headers);
      // Lists are empty, and a single record is not there.
      expect([name, code]).toEqual([name, expect.stringMatching(/^(00000|A0404|A0511)$/)]);
    }
  } finally {
    await platform.stop();
  }
}, 180_000);
