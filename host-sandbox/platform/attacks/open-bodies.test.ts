import { connect, type Socket } from 'node:net';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { setTimeout as after } from 'node:timers/promises';
import { platformFixture } from '../testing/platform-fixture';
import { startTestPlatform } from '../testing/start-test-platform';
import { apiFor, clientHeader } from '../testing/api';

const env = { TRUST_PROXY: 'loopback', ALLOWED_ORIGINS: 'https://host.example.org' };
const { platform, login, as, registerPerson } = platformFixture({ env });

const upload = '/api/train2/portal/enrolment/document/upload';
const open: Socket[] = [];
afterEach(() => {
  for (const socket of open.splice(0)) socket.destroy();
});

interface OpenBody {
  readonly socket: Socket;
  /** The status line, once there is a response. */
  readonly status: Promise<string>;
  response(): string;
}

/** Sends the head of a request and these pieces of its body, and holds the rest back. */
function holdBody(
  port: number,
  { path = upload, headers, length }: { path?: string; headers: object; length: number | null },
  pieces: readonly (string | Buffer)[] = [],
): OpenBody {
  const socket = connect(port, 'localhost');
  open.push(socket);
  let text = '';
  socket.on('error', () => undefined);
  socket.on('data', (part: Buffer) => (text += part.toString()));
  const size = length === null ? 'transfer-encoding: chunked' : `content-length: ${length}`;
  const named = Object.entries(headers).map(([name, value]) => `${name}: ${value as string}`);
  const head = [`POST ${path} HTTP/1.1`, 'host: localhost', 'content-type: application/json', size, ...named];
  socket.write(`${head.join('\r\n')}\r\n\r\n`);
  for (const piece of pieces) socket.write(piece);
  const status = once(socket, 'data').then(
    () => text.split('\r\n', 1)[0] ?? '',
    () => '',
  );
  return { socket, status, response: () => text };
}

/** Those of these that are refused, once there are as many as expected, and a moment later. */
async function refusals(bodies: readonly OpenBody[], expected: number): Promise<OpenBody[]> {
  const refused = () => bodies.filter(({ response }) => response() !== '');
  while (refused().length < expected) await after(50);
  await after(1000);
  return refused();
}

test('a person who holds uploads open is refused beyond a share, and others upload meanwhile', async () => {
  const [one, other] = [await as('trainee'), await registerPerson()];
  const length = 6_900_000;
  const held = Array.from({ length: 30 }, () => holdBody(platform.port, { headers: one, length }));
  const refused = await refusals(held, 28);
  expect(refused).toHaveLength(28);
  expect(refused[0]?.response()).toMatch(/^HTTP\/1\.1 429 [\s\S]*retry-after: 5\r\n[\s\S]*"code":"A0429"/);
  expect(await refusals([holdBody(platform.port, { headers: other.headers, length })], 0)).toEqual([]);
  // what is closed is free again
  for (const { socket } of held) socket.destroy();
  const isRefused = async () =>
    (await refusals([holdBody(platform.port, { headers: one, length })], 0)).length > 0;
  while (await isRefused()) await after(50);
}, 30_000);

test('a stranger who holds bodies open is refused beyond a share, and everybody signs in', async () => {
  const headers = { ...clientHeader, 'x-forwarded-for': '203.0.113.5' };
  const path = '/api/train2/portal/register';
  const held = Array.from({ length: 40 }, () => holdBody(platform.port, { path, headers, length: 250_000 }));
  const refused = await refusals(held, 32);
  expect(refused).toHaveLength(32);
  expect(refused[0]?.response()).toContain('429');
  expect(await login('newcomer', 'Newcomer@2026')).toMatchObject({ status: 200 });
}, 30_000);

test('a body without a declared length, of which each chunk costs an object, is refused, readably for a host elsewhere', async () => {
  const headers = { ...(await as('trainee')), origin: 'https://host.example.org' };
  const held = holdBody(platform.port, { headers, length: null }, ['1\r\nA\r\n']);
  const [refused] = await refusals([held], 1);
  expect(refused?.response()).toMatch(/^HTTP\/1\.1 411 [\s\S]*"code":"A0400"/);
  expect(refused?.response()).toContain('access-control-allow-origin: https://host.example.org\r\n');
}, 30_000);

test('a stranger with many IPv6 networks leaves room for the bodies of others', async () => {
  const path = '/api/train2/portal/register';
  const hold = (address: string) =>
    holdBody(platform.port, {
      path,
      headers: { ...clientHeader, 'x-forwarded-for': address },
      length: 250_000,
    });
  const held = Array.from({ length: 80 }, (_, index) => hold(`2001:db8:1:${index.toString(16)}::1`));
  // 16 of them fit into the share of a customer, 4 MiB
  expect(await refusals(held, 64)).toHaveLength(64);
  expect(await refusals([hold('203.0.113.77')], 0)).toEqual([]);
}, 30_000);

test.each(['/api/unify-cms/portal/menu/treeList', '/api/nowhere', '/api/csp-reports'])(
  'bodies of %s, which anybody may send, count as well',
  async (path) => {
    const headers = { 'x-forwarded-for': `203.0.113.${path.length}` };
    // the limit of reports is 16 KiB
    const length = 16_000;
    const held = Array.from({ length: 160 }, () => holdBody(platform.port, { path, headers, length }));
    expect(await refusals(held, 29)).toHaveLength(29);
  },
  30_000,
);

test('no request with an invented token counts as a person', async () => {
  const headers = { authorization: `Bearer ${'a'.repeat(43)}` };
  const held = Array.from({ length: 5 }, () => holdBody(platform.port, { headers, length: 6_900_000 }));
  expect((await refusals(held, 5)).map(({ response }) => response().slice(0, 12))).toEqual(
    Array.from({ length: 5 }, () => 'HTTP/1.1 401'),
  );
}, 30_000);

test('300 open uploads of many people, in tiny pieces too, keep the memory of the process below 600 MB', async () => {
  const alone = await startTestPlatform({ env: { TRUST_PROXY: 'loopback' } });
  try {
    const there = apiFor(alone);
    const people: { authorization: string }[] = [];
    for (let round = 0; round < 12; round += 1) people.push((await there.registerPerson()).headers);
    const part = Buffer.alloc(3_000_000, 'A');
    const tiny = Buffer.from('1\r\nA\r\n'.repeat(40_000));
    const held = Array.from({ length: 300 }, (_, round) =>
      round % 2 === 0
        ? holdBody(alone.port, { headers: people[round % 12] ?? {}, length: 6_900_000 }, [part, part])
        : holdBody(alone.port, { headers: people[round % 12] ?? {}, length: null }, [tiny, tiny, tiny, tiny]),
    );
    const answered = () => held.filter(({ response }) => response() !== '').map(({ response }) => response());
    // Twelve shares are more than all may have: nine or ten uploads stay open.
    while (answered().length < 285) await after(200);
    await after(3000);
    expect(new Set(answered().map((text) => text.slice(9, 12)))).toEqual(new Set(['411', '429', '503']));
    const peak = /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${alone.pid}/status`, 'utf8'))?.[1];
    expect(Number(peak) / 1024).toBeLessThan(600);
    expect((await there.login('newcomer', 'Newcomer@2026')).status).toBe(200);
  } finally {
    await alone.stop();
  }
}, 120_000);
