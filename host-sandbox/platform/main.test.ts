import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { connect, createServer, type AddressInfo } from 'node:net';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { startTestPlatform } from './testing/start-test-platform';
import { bindPort } from './core/process/listener';
import { bundledProgram, copyFolder, seededFolder } from './testing/build-cache';
import { failedStart } from './testing/failed-start';
import { launchPlatform } from './testing/launch-platform';
import { createScratchDatabase } from './testing/postgres';

let scratch: string;
beforeEach(() => {
  scratch = mkdtempSync(join(tmpdir(), 'platform-main-'));
});
afterEach(() => rmSync(scratch, { recursive: true, force: true }));

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
  const { code, lines } = await failedStart(scratch, { PORTAL_PORT: port });
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
      const { code, lines } = await failedStart(scratch, { PORTAL_PORT: String(port) });
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
  const { code, lines } = await failedStart(scratch, env);
  expect(code).toBe(1);
  expect(lines).toEqual([expect.stringContaining(part)]);
  expect(lines[0]).toMatch(/。 \/ [\x20-\x7e]+$/);
});

test('a process that is told to end serves on for a while, not ready and without keeping connections, and then ends well', async () => {
  await copyFolder(await seededFolder(), scratch);
  const child = launchPlatform(
    { PORTAL_PORT: '0', DATA_DIR: scratch, LOG_LEVEL: 'silent', SEED: 'sample', DRAIN_SECONDS: '1' },
    await bundledProgram('platform/main'),
  );
  const url = `http://localhost:${await child.listening}`;
  expect((await fetch(`${url}/readyz`)).status).toBe(200);
  const port = await child.listening;
  const open = () => {
    const socket = connect(port, '127.0.0.1');
    return { socket, responses: text(socket) };
  };
  const [idle, kept] = [open(), open()];
  for (const { socket } of [idle, kept]) {
    socket.write(`${emptyCall}content-length: 0\r\n\r\n`);
    await once(socket, 'data');
  }
  // a call whose body is still on its way when the process closes idle connections
  const slow = open();
  slow.socket.write(`${emptyCall}content-length: 2\r\n\r\n{`);
  const ended = child.kill('SIGTERM');
  const draining = await fetchUntil(`${url}/readyz`, 503);
  expect([await draining.json(), draining.headers.get('connection')]).toEqual([
    { status: 'unavailable', reason: 'draining' },
    'close',
  ]);
  expect((await fetch(`${url}/healthz`)).status).toBe(200);
  kept.socket.write(`${emptyCall}content-length: 0\r\n\r\n`);
  const [first, second] = (await kept.responses).split(/(?<=})(?=HTTP)/);
  expect([first, second]).toEqual([
    expect.not.stringMatching(/^connection: close/im),
    expect.stringMatching(/^HTTP\/1.1 200 [^]*^connection: close/im),
  ]);
  await idle.responses;
  await expect(fetch(url)).rejects.toThrow();
  slow.socket.write('}');
  expect(await slow.responses).toMatch(/^HTTP\/1.1 200 [^]*^connection: close/im);
  await ended;
  expect([await child.exited, child.output()]).toEqual([0, '']);
}, 60_000);

const emptyCall =
  'POST /api/unify-cms/portal/menu/treeList HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n';

/** Repeats a request until its status is this one. */
async function fetchUntil(url: string, status: number): Promise<Response> {
  const response = await fetch(url);
  return response.status === status ? response : fetchUntil(url, status);
}

test('the platform exits when its parent process is gone', async () => {
  const server = process.env.TEST_DATABASE_URL;
  const database = server ? await createScratchDatabase(server) : null;
  await copyFolder(await seededFolder(), scratch);
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
