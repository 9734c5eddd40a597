import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdtempSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyFolder, seededFolder } from '../../testing/build-cache';
import { startTestPlatform } from '../../testing/start-test-platform';
import { clientHeader, send, signInAs } from '../../testing/api';
import { failedStart } from '../../testing/failed-start';

// These test the folder of the embedded database, which PostgreSQL does not have.
const embedded = process.env.TEST_DATABASE_URL ? test.skip : test;
let scratch: string;
beforeEach(() => {
  scratch = mkdtempSync(join(tmpdir(), 'platform-data-'));
});
afterEach(() => rmSync(scratch, { recursive: true, force: true }));

embedded('a data folder that is a file, or holds no database, is rejected and left unchanged', async () => {
  const file = join(scratch, 'file');
  writeFileSync(file, 'mine');
  const asFile = await failedStart(scratch, { DATA_DIR: file });
  expect([asFile.code, asFile.lines.length, asFile.lines[0]]).toEqual([
    1,
    1,
    expect.stringContaining('DATA_DIR'),
  ]);
  mkdirSync(join(scratch, 'database'));
  writeFileSync(join(scratch, 'database', 'letter.txt'), 'mine');
  const foreign = await failedStart(scratch, {});
  expect([foreign.code, foreign.lines]).toEqual([1, [expect.stringContaining('npm run reset')]]);
  expect(readdirSync(join(scratch, 'database'))).toEqual(['letter.txt']);
});

embedded(
  'a start after a restore that was killed between its two steps opens the former database',
  async () => {
    await copyFolder(await seededFolder(), scratch);
    renameSync(join(scratch, 'database'), join(scratch, 'database.old'));
    const platform = await startTestPlatform({ dataDir: scratch });
    await platform.stop();
    expect(readdirSync(scratch).filter((name) => name.startsWith('database'))).toEqual(['database']);
  },
  60_000,
);

test('a data folder that cannot be created is rejected at once, with either database', async () => {
  const file = join(scratch, 'file');
  writeFileSync(file, 'mine');
  // On Linux `/proc` rejects new folders with an error of its own.
  const folders = [join(file, 'below'), ...(existsSync('/proc') ? ['/proc/platform-data'] : [])];
  const databases = ['', 'postgres://nobody@localhost:9/none'];
  const settings = folders.flatMap((DATA_DIR) =>
    databases.map((DATABASE_URL) => ({ DATA_DIR, DATABASE_URL })),
  );
  const failedStarts = settings.map(async (env) => ({ ...env, ...(await failedStart(scratch, env)) }));
  for (const { DATA_DIR, code, lines } of await Promise.all(failedStarts)) {
    expect([code, lines]).toEqual([1, [expect.stringContaining(`数据目录 ${DATA_DIR} 无法使用`)]]);
  }
});

embedded(
  'a second platform on the same folder refuses and the first goes on',
  async () => {
    const first = await startTestPlatform();
    try {
      const before = await signInAs(first.url, 'trainee');
      const { code, lines } = await failedStart(scratch, { DATA_DIR: first.dataDir });
      expect([code, lines]).toEqual([1, [expect.stringContaining('正被进程')]]);
      expect(await send(first.url, 'userInfo', {}, before)).toMatchObject({ status: 200 });
    } finally {
      await first.stop();
    }
  },
  30_000,
);

test('acknowledged writes survive a SIGKILL during writing, and the lock is recovered', async () => {
  // more sessions of one account than are kept
  const first = await startTestPlatform({ env: { SESSION_LIMIT: '1000' } });
  const { dataDir, databaseUrl } = first;
  const acknowledged: string[] = [];
  const writer = async () => {
    for (;;) {
      const { data } = await send(
        first.url,
        'login',
        { username: 'trainee', password: 'Trainee@2026' },
        clientHeader,
      );
      acknowledged.push(data.access_token as string);
      if (acknowledged.length === 40) void first.kill();
    }
  };
  await Promise.allSettled([writer(), writer(), writer()]);
  await first.kill();
  expect(acknowledged.length).toBeGreaterThanOrEqual(40);
  const second = await startTestPlatform({ dataDir, ...(databaseUrl ? { databaseUrl } : {}) });
  try {
    for (const token of acknowledged) {
      expect(await send(second.url, 'userInfo', {}, { authorization: `Bearer ${token}` })).toMatchObject({
        status: 200,
      });
    }
  } finally {
    await second.stop();
    await first.stop();
  }
}, 60_000);

/** Files and folders of a data folder that other users of the machine may read, write or enter. */
function openToOthers(dataDir: string): string[] {
  const below = readdirSync(dataDir, { recursive: true, encoding: 'utf8' });
  return ['', ...below].filter((name) => lstatSync(join(dataDir, name)).mode & 0o077);
}

// Windows has no modes of files.
const onlyWithModes = process.platform === 'win32' ? test.skip : test;
onlyWithModes('a data folder shared by all users is refused, and its rights stay', async () => {
  chmodSync(scratch, 0o1777);
  const { code, lines } = await failedStart(scratch, {});
  expect([code, lines]).toEqual([1, [expect.stringContaining(`数据目录 ${scratch} 无法使用`)]]);
  expect(lstatSync(scratch).mode & 0o7777).toBe(0o1777);
});

test('a fresh folder is seeded once: a second start finds the same data; other users may read neither', async () => {
  const first = await startTestPlatform({ fresh: true });
  const { dataDir, databaseUrl } = first;
  if (process.platform !== 'win32') {
    expect(openToOthers(dataDir)).toEqual([]);
    // as a restored backup, or an older version, leaves them
    for (const [name, mode] of [
      ['', 0o755],
      ['data.key', 0o644],
      ['media', 0o777],
      ['media/picture', 0o755],
    ] as const)
      chmodSync(join(dataDir, name), mode);
    expect(openToOthers(dataDir)).toHaveLength(4);
  }
  const fetchNotices = async (url: string) =>
    (await send(url, 'articlePage', { current: 1, size: 100, query: { articleType: 'notice' } }))
      .data as unknown;
  const before = await fetchNotices(first.url);
  await first.kill();
  const second = await startTestPlatform({ dataDir, ...(databaseUrl ? { databaseUrl } : {}) });
  try {
    expect(await fetchNotices(second.url)).toEqual(before);
    if (process.platform !== 'win32') expect(openToOthers(dataDir)).toEqual([]);
  } finally {
    await second.stop();
    await first.stop();
  }
}, 60_000);

test('a different data key, and sample accounts outside the sample, are rejected with one line', async () => {
  // more sessions of one account than are kept
  const first = await startTestPlatform({ env: { SESSION_LIMIT: '1000' } });
  const { dataDir, databaseUrl } = first;
  await first.kill();
  const env = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl ?? '' };
  const otherKey = await failedStart(scratch, { ...env, DATA_KEY: 'ab'.repeat(32) });
  expect([otherKey.code, otherKey.lines]).toEqual([1, [expect.stringContaining('DATA_KEY')]]);
  const real = await failedStart(scratch, { ...env, SEED: 'none' });
  expect([real.code, real.lines]).toEqual([
    1,
    [expect.stringContaining('示例账号（trainee、newcomer、expired、admin）')],
  ]);
  await first.stop();
}, 60_000);
