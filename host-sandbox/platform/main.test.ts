import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdtempSync,
  mkdirSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { startTestPlatform } from '../start-test-platform';
import { bindPort } from './listener';
import { clientHeader, send, signInAs } from './testing/api';
import { launchPlatform } from './testing/launch-platform';
import { platformProgram } from './testing/build-cache';
import { createScratchDatabase } from './testing/postgres';

// These test the folder of the embedded database, which PostgreSQL does not have.
const embedded = process.env.TEST_DATABASE_URL ? test.skip : test;
let scratch: string;
beforeEach(() => {
  scratch = mkdtempSync(join(tmpdir(), 'platform-main-'));
});
afterEach(() => rmSync(scratch, { recursive: true, force: true }));

/** Starts a platform that is expected to fail; returns exit code and output. */
async function failedStart(env: Record<string, string>): Promise<{ code: number | null; lines: string[] }> {
  const child = launchPlatform(
    { PORTAL_PORT: '0', DATA_DIR: scratch, ...env },
    await platformProgram('main'),
  );
  const code = await child.exited;
  return { code, lines: child.output().trimEnd().split('\n') };
}

test('the platform listens on the loopback address unless configured otherwise', async () => {
  const platform = await startTestPlatform();
  try {
    const other = Object.values(networkInterfaces())
      .flatMap((addresses) => addresses ?? [])
      .find(({ internal, family }) => !internal && family === 'IPv4');
    // Linux answers on the whole loopback network, also where the machine has no other
    const address = other?.address ?? '127.0.0.2';
    expect((await fetch(`http://127.0.0.1:${platform.port}/healthz`)).status).toBe(200);
    await expect(fetch(`http://${address}:${platform.port}/healthz`)).rejects.toThrow();
  } finally {
    await platform.stop();
  }
}, 60_000);

test('a taken port gives one clear line, and the data folder is not touched', async () => {
  const holder = createServer().listen(0);
  const port = String((holder.address() as AddressInfo).port);
  const { code, lines } = await failedStart({ PORTAL_PORT: port });
  holder.close();
  expect(code).toBe(1);
  expect(lines).toEqual([expect.stringContaining(`端口 ${port} 已被其他程序占用`)]);
  expect(lines[0]).toContain('PORTAL_PORT');
  expect(readdirSync(scratch)).toEqual([]);
});

test('a port taken by another platform, ready or starting, is reported with its address', async () => {
  const starting = await bindPort(0, 'PORTAL_PORT');
  const running = await startTestPlatform();
  try {
    for (const { port } of [starting, running]) {
      const { code, lines } = await failedStart({ PORTAL_PORT: String(port) });
      expect(code).toBe(1);
      expect(lines).toEqual([expect.stringContaining(`门户平台已在 http://localhost:${port} 运行`)]);
      expect(lines[0]).toContain('PORTAL_PORT');
    }
  } finally {
    await starting.close();
    await running.stop();
  }
}, 60_000);

test.each([
  [{ PORTAL_PORT: 'abc' }, 'PORTAL_PORT'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL'],
  [{ TOKEN_HOURS: '-1' }, 'TOKEN_HOURS'],
  [{ DATABASE_URL: 'mysql://localhost/x' }, 'DATABASE_URL'],
  [{ DATABASE_URL: 'postgres://nobody@localhost:9/none' }, '无法连接数据库 localhost:9/none'],
])('the setting %j is rejected with one line that names it in both languages', async (env, part) => {
  const { code, lines } = await failedStart(env);
  expect(code).toBe(1);
  expect(lines).toEqual([expect.stringContaining(part)]);
  expect(lines[0]).toMatch(/。 \/ [\x20-\x7e]+$/);
});

embedded('a data folder that is a file, or holds no database, is rejected and left unchanged', async () => {
  const file = join(scratch, 'file');
  writeFileSync(file, 'mine');
  const asFile = await failedStart({ DATA_DIR: file });
  expect([asFile.code, asFile.lines.length, asFile.lines[0]]).toEqual([
    1,
    1,
    expect.stringContaining('DATA_DIR'),
  ]);
  mkdirSync(join(scratch, 'database'));
  writeFileSync(join(scratch, 'database', 'letter.txt'), 'mine');
  const foreign = await failedStart({});
  expect([foreign.code, foreign.lines]).toEqual([1, [expect.stringContaining('npm run reset')]]);
  expect(readdirSync(join(scratch, 'database'))).toEqual(['letter.txt']);
});

test('a data folder that cannot be created is rejected at once, with either database', async () => {
  const file = join(scratch, 'file');
  writeFileSync(file, 'mine');
  // Where it exists, `/proc` rejects new folders in its own way.
  const folders = [join(file, 'below'), ...(existsSync('/proc') ? ['/proc/platform-data'] : [])];
  const databases = ['', 'postgres://nobody@localhost:9/none'];
  const settings = folders.flatMap((DATA_DIR) =>
    databases.map((DATABASE_URL) => ({ DATA_DIR, DATABASE_URL })),
  );
  const failedStarts = settings.map(async (env) => ({ ...env, ...(await failedStart(env)) }));
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
      const { code, lines } = await failedStart({ DATA_DIR: first.dataDir });
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

const onlyWithModes = process.platform === 'win32' ? test.skip : test;
onlyWithModes('a data folder shared by all users is refused, and its rights stay', async () => {
  chmodSync(scratch, 0o1777);
  const { code, lines } = await failedStart({});
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
  const otherKey = await failedStart({ ...env, DATA_KEY: 'ab'.repeat(32) });
  expect([otherKey.code, otherKey.lines]).toEqual([1, [expect.stringContaining('DATA_KEY')]]);
  const real = await failedStart({ ...env, SEED: 'none' });
  expect([real.code, real.lines]).toEqual([
    1,
    [expect.stringContaining('示例账号（trainee、newcomer、expired、admin）')],
  ]);
  await first.stop();
}, 60_000);

test('a process that is told to end serves on for a while, not ready and without keeping connections, and then ends well', async () => {
  const child = launchPlatform(
    { PORTAL_PORT: '0', DATA_DIR: scratch, LOG_LEVEL: 'silent', SEED: 'none', DRAIN_SECONDS: '1' },
    await platformProgram('main'),
    [],
    ['--liftoff-only'],
  );
  const url = `http://localhost:${await child.listening}`;
  expect((await fetch(`${url}/readyz`)).status).toBe(200);
  const ended = child.kill('SIGTERM');
  const draining = await fetchUntil(`${url}/readyz`, 503);
  expect([await draining.json(), draining.headers.get('connection')]).toEqual([
    { status: 'unavailable', reason: 'draining' },
    'close',
  ]);
  expect((await fetch(`${url}/healthz`)).status).toBe(200);
  await ended;
  expect([await child.exited, child.output()]).toEqual([0, '']);
}, 60_000);

/** Asks until the status is this one. */
async function fetchUntil(url: string, status: number): Promise<Response> {
  const response = await fetch(url);
  return response.status === status ? response : fetchUntil(url, status);
}

test('the platform exits when its parent process is gone', async () => {
  const server = process.env.TEST_DATABASE_URL;
  const database = server ? await createScratchDatabase(server) : null;
  const env = {
    PORTAL_PORT: '0',
    DATA_DIR: scratch,
    DATABASE_URL: database?.url ?? '',
    LOG_LEVEL: 'silent',
  };
  const child = launchPlatform(env, 'host-sandbox/platform/main.ts'); // from source, as `npm start` does
  await child.listening;
  child.disconnect();
  expect(await child.exited).toBe(0);
  await database?.drop();
}, 30_000);
