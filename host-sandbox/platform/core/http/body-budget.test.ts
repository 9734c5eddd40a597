import { randomUUID } from 'node:crypto';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { PassThrough } from 'node:stream';
import fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import type { Session } from './access';
import { setupBodyBudget } from './body-budget';
import { setErrorHandlers } from './error-handler';
import { readBody } from './read-body';
import { parseJsonBodies } from './server-setup';

const mebibyte = 1024 * 1024;
/** The largest document of an enrolment, as base64. */
const document = 6_990_000;
const sockets: Socket[] = [];
let app: FastifyInstance;
let lines: { level: number }[] = [];
/** Requests whose session is being looked up. */
let lookups: (() => void)[] = [];
let isLookupSlow = false;
/** By the number of a request: its status if it was refused, `null` if its body is being read. */
let outcomes = new Map<string, number | null>();

beforeEach(async () => {
  [lines, lookups, isLookupSlow] = [[], [], false];
  outcomes = new Map();
  const stream = { write: (line: string) => lines.push(JSON.parse(line) as { level: number }) };
  app = fastify({ logger: { level: 'info', stream } });
  app.decorateRequest('session', null);
  parseJsonBodies(app);
  setErrorHandlers(app, new Set());
  setupBodyBudget(app);
  app.addHook('preParsing', ({ headers }, _reply, _payload, done) => {
    outcomes.set(String(headers['x-number']), null);
    done();
  });
  app.addHook('onSend', ({ headers }, { statusCode }, _payload, done) => {
    outcomes.set(String(headers['x-number']), statusCode);
    done();
  });
  app.post('/upload', {
    bodyLimit: 20 * mebibyte,
    onRequest: async (request) => {
      const [id, ...roles] = String(request.headers.authorization).split(' ');
      if (isLookupSlow) await new Promise<void>((resolve) => lookups.push(resolve));
      request.session = { userId: BigInt(id ?? ''), roles } as unknown as Session;
    },
    handler: () => Promise.resolve('done'),
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await app.close();
});

const until = async (holds: () => boolean) => {
  while (!holds()) await new Promise((resolve) => setTimeout(resolve, 5));
};

/** Sends the head of an upload and holds its body back. */
function hold(person: string, bytes = document) {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  sockets.push(socket);
  socket.on('error', () => undefined);
  const number = randomUUID();
  const head = [`POST /upload HTTP/1.1`, 'host: localhost', 'content-type: application/json'];
  const fields = [`x-number: ${number}`, `authorization: ${person}`, `content-length: ${bytes}`];
  socket.write([...head, ...fields, '', '{'].join('\r\n'));
  return { socket, number };
}

/** The statuses of those that are refused, once each of them is refused or read. */
async function refused(bodies: readonly ReturnType<typeof hold>[]): Promise<number[]> {
  await until(() => bodies.every(({ number }) => outcomes.has(number)));
  return bodies.flatMap(({ number }) => outcomes.get(number) ?? []);
}

test('uploads that are reset while their session is looked up leave the whole share free', async () => {
  isLookupSlow = true;
  const reset = Array.from({ length: 20 }, () => hold('1'));
  await until(() => lookups.length === 20);
  for (const { socket } of reset) socket.resetAndDestroy();
  let left = 20;
  await until(() => {
    app.server.getConnections((_error, count) => (left = count));
    return left === 0;
  });
  for (const resolve of lookups) resolve();
  isLookupSlow = false;
  expect(await refused([hold('1'), hold('1')])).toEqual([]);
  expect(lines.filter(({ level }) => level >= 50)).toEqual([]);
});

test('three members who hold all uploads open that they can keep neither another member nor operators out', async () => {
  const held = ['1', '2', '3'].flatMap((person) => [1, 2, 3, 4].map(() => hold(person)));
  expect(await refused(held)).toEqual(Array.from({ length: 6 }, () => 429));
  expect(await refused([hold('4'), hold('9 admin', 14 * mebibyte)])).toEqual([]);
});

test('operators upload while members hold their whole pool, and its refusals leave no line of an error', async () => {
  await refused(Array.from({ length: 9 }, (_, index) => hold(String(index + 1))));
  const held = Array.from({ length: 5 }, (_, index) => hold(String(20 + index)));
  expect(await refused(held)).toEqual(Array.from({ length: 5 }, () => 503));
  expect(await refused([hold('50 admin', 14 * mebibyte)])).toEqual([]);
  expect(lines.filter(({ level }) => level >= 50)).toEqual([]);
});

describe('the time of a body', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  /** Reads an upload that arrives at a rate. @returns the seconds after which it ended, and its status if refused */
  async function readAt(bytesPerSecond: number, bytes: number): Promise<[number, number?]> {
    const payload = new PassThrough();
    const request = {
      headers: { 'content-length': String(bytes) },
      routeOptions: { bodyLimit: 20 * mebibyte },
    } as unknown as FastifyRequest;
    let end: [number, number?] | undefined;
    let seconds = 0;
    readBody(request, payload).then(
      () => (end = [seconds]),
      (error: { status: number }) => (end = [seconds, error.status]),
    );
    for (let sent = 0; !end && seconds < 400;) {
      seconds += 1;
      const part = Math.min(bytesPerSecond, bytes - sent);
      if (part > 0) payload.write(Buffer.alloc(part));
      sent += part;
      if (sent === bytes) payload.end();
      await jest.advanceTimersByTimeAsync(1000);
    }
    return end ?? [seconds];
  }

  test.each([
    [0, document, [30, 408]],
    [1000, document, [30, 408]],
    [30_000, document, [30, 408]],
    [1000, 250_000, [30, 408]],
    // a slow network
    [40_000, document, [175]],
    [1000, 20_000, [20]],
  ])('at %i bytes a second %i bytes end as %j', async (rate, bytes, end) => {
    expect(await readAt(rate, bytes)).toEqual(end);
  });
});
