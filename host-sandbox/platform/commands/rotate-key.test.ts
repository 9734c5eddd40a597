import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readDataKeys } from '../core/encryption/data-key';
import { createEncryption } from '../core/encryption/encryption';
import { idNumberContext } from '../modules/profile/profile-presenter';
import { apiFor } from '../testing/api';
import { operatorCommand } from '../testing/operator-command';
import { waitForLogLines } from '../testing/platform-fixture';
import { createScratchDatabase } from '../testing/postgres';
import { copyFolder, seededFolder } from '../testing/build-cache';
import { startTestPlatform, type TestPlatform } from '../testing/start-test-platform';

/** More than two of the pages that a rotation encrypts at once. */
const people = 1200;
const firstId = 2000;

let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'rotate-'));
  await copyFolder(await seededFolder(), dataDir);
}, 60_000);
afterAll(() => rm(dataDir, { recursive: true, force: true }));

/** People with an ID number, the last but one with a damaged one, and a fault that ends the first rotation in its third page. */
function plantPeople(oldKey: Buffer): string[] {
  const { encrypt } = createEncryption([oldKey]);
  const rows = Array.from({ length: people }, (_, index) => {
    const id = firstId + index;
    const sealed = index === people - 2 ? 'v1.AAAA' : encrypt(`id number ${id}`, idNumberContext(BigInt(id)));
    return `(${id}, 'rotated_${id}', '-', now(), 'unknown', '{}', '{}', '${sealed}')`;
  });
  return [
    `insert into users (id, username, password_hash, password_changed_at, gender, roles, permissions, id_number_sealed) values ${rows.join()}`,
    'create sequence planted',
    // A sequence keeps its value when the transaction fails: the fault happens once.
    `create function planted() returns trigger language plpgsql as $$ begin
       if nextval('planted') = 1 then raise exception 'ended'; end if; return new; end $$`,
    `create trigger planted before update on users for each row when (new.id = ${firstId + people - 1}) execute function planted()`,
  ];
}

test('a new data key takes over every ID number, also after an end in the middle, and the former one is not needed then', async () => {
  const keyFile = join(dataDir, 'data.key');
  const [old] = readDataKeys(null, dataDir);
  const start = (controlled = false) =>
    startTestPlatform({ dataDir, controlled, env: { LOG_LEVEL: 'info' } });
  let platform = await start(true);
  await platform.control({ statements: plantPeople(old) });
  await platform.stop();

  const rotateKey = operatorCommand('platform/commands/rotate-key');
  expect(await rotateKey({ DATA_DIR: dataDir })).toEqual({
    code: 0,
    text: expect.stringContaining('请重启平台'),
  });
  const [renewed, ...former] = readDataKeys(null, dataDir);
  expect(former).toEqual([old]);
  const withDataKey = { DATA_DIR: dataDir, DATA_KEY: old.toString('hex') };
  expect(await rotateKey(withDataKey)).toEqual({
    code: 1,
    text: expect.stringMatching(
      /只有一个进程：写 DATA_KEY=新,旧.*多个进程：先写 DATA_KEY=旧,新.*再写 DATA_KEY=新,旧/,
    ),
  });

  await expect(start()).rejects.toThrow('数据库升级失败');
  platform = await start();
  try {
    // The two pages before the fault stay encrypted with the new key: 1000 people, one of them from the sample.
    const [line] = await waitForLogLines(platform, (text) => text.includes('data key rotated'), 1);
    expect(line).toContain(`"encryptedAgain":${people - 1000},"unreadable":1`);
    const { send, as } = apiFor(platform);
    expect((await send('profile', {}, await as('trainee'))).data).toMatchObject({
      idNumber: '110*************2X',
    });
  } finally {
    await platform.stop();
  }

  await writeFile(keyFile, `${renewed.toString('base64')}\n`);
  platform = await start();
  try {
    const { send, as } = apiFor(platform);
    const exported = await send('accountExport', { password: 'Trainee@2026' }, await as('trainee'));
    expect(JSON.stringify(exported.data)).toContain('11010519491231002X');
    expect(platform.output()).not.toContain('data key rotated');
  } finally {
    await platform.stop();
  }
}, 120_000);

// The embedded database belongs to one process; `npm run soak` names a server where PostgreSQL is installed.
const server = process.env.TEST_DATABASE_URL ?? '';
const withServer = server ? test : test.skip;
const idNumbers = ['11010519491231002X', '440524188001010014'] as const;

withServer(
  'two processes on one database take a new key in two steps, and each reads what the other writes all the time',
  async () => {
    const database = await createScratchDatabase(server);
    const [former, renewed] = [randomBytes(32).toString('hex'), randomBytes(32).toString('hex')];
    const start = (keys: string) =>
      startTestPlatform({
        databaseUrl: database.url,
        dataDir,
        env: { DATA_KEY: keys, LOG_LEVEL: 'info' },
      });
    const processes: TestPlatform[] = [];
    /** Each process writes an ID number, which both read. */
    const expectBothWork = async () => {
      for (const [index, writer] of processes.entries()) {
        const idNumber = idNumbers[index];
        const { send, as } = apiFor(writer);
        const headers = await as('trainee');
        expect((await send('idNumberEdit', { idNumber, consent: true }, headers)).status).toBe(200);
        for (const reader of processes) {
          const exported = await apiFor(reader).send('accountExport', { password: 'Trainee@2026' }, headers);
          expect(JSON.stringify(exported.data)).toContain(idNumber);
        }
      }
    };
    const restart = async (keys: string) => {
      const rotations: string[] = [];
      for (const [index, one] of processes.entries()) {
        await one.stop();
        processes[index] = await start(keys);
        await expectBothWork();
        rotations.push(/"encryptedAgain":\d+,"unreadable":\d+/.exec(processes[index].output())?.[0] ?? '');
      }
      return rotations;
    };
    try {
      processes.push(await start(former), await start(former));
      await expectBothWork();
      await restart(`${former},${renewed}`);
      const rotations = await restart(`${renewed},${former}`);
      // The second process wrote the last ID number of the step with its current key, which was the former one.
      expect(rotations).toEqual(Array(2).fill('"encryptedAgain":1,"unreadable":0'));
      expect(await restart(`${renewed},${former}`)).toEqual(
        Array(2).fill('"encryptedAgain":0,"unreadable":0'),
      );
      expect(await restart(renewed)).toEqual(['', '']);
    } finally {
      for (const one of processes) await one.stop();
      await database.drop();
    }
  },
  300_000,
);
