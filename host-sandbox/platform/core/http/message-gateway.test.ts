import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { createMessageGateway } from './message-gateway';

const sms = { phone: '13900000001', text: '验证码 123456' };

const closers: (() => void)[] = [];
afterEach(() => closers.splice(0).forEach((close) => close()));

/** A gateway that responds to each request by the next of the given functions, and the last of them from then on. */
async function fakeGateway(...handlers: ((response: ServerResponse, request: IncomingMessage) => void)[]) {
  const received: { body: unknown; key: unknown; authorization: unknown }[] = [];
  const server = createServer((request, response) => {
    const { 'idempotency-key': key, authorization } = request.headers;
    void json(request).then((body) => {
      const handler = handlers[Math.min(received.push({ body, key, authorization }), handlers.length) - 1];
      handler?.(response, request);
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  closers.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/sms`, received };
}

const status = (code: number) => (response: ServerResponse) => response.writeHead(code).end();

test('an SMS that meets an error, a lost connection and silence is tried again with the same key until it is taken', async () => {
  const fake = await fakeGateway(
    status(503),
    (_, request) => request.socket.destroy(),
    () => undefined,
    status(429),
    status(202),
  );
  const gateway = createMessageGateway({
    name: 'SMS',
    url: fake.url,
    token: 'secret',
    timeout: 200,
    pauses: [1, 1, 1, 1],
  });
  await gateway.deliver(sms);
  expect(fake.received).toHaveLength(5);
  expect(new Set(fake.received.map(({ key }) => key)).size).toBe(1);
  expect(fake.received[4]).toMatchObject({ body: sms, authorization: 'Bearer secret' });
  await gateway.deliver(sms);
  expect(fake.received[5]?.key).not.toBe(fake.received[4]?.key);
  await gateway.deliver(sms, 'its-own');
  expect(fake.received[6]?.key).toBe('its-own');
});

test('a refusal is final, a failing gateway is left after some attempts, and no error holds phone or text', async () => {
  const refusing = await fakeGateway(status(400));
  const moving = await fakeGateway((response) => response.writeHead(307, { location: refusing.url }).end());
  const failing = await fakeGateway(status(500));
  for (const [fake, attempts, reason] of [
    [refusing, 1, 'answered 400'],
    [moving, 3, 'did not answer: TypeError'],
    [failing, 3, 'answered 500'],
  ] as const) {
    const gateway = createMessageGateway({ name: 'SMS', url: fake.url, token: '', pauses: [1, 1] });
    const error = await gateway.deliver(sms).catch((thrown: unknown) => thrown);
    expect(String(error)).toBe(`Error: the SMS gateway ${reason}`);
    expect(fake.received).toHaveLength(attempts);
  }
});

test('stopping ends a pause and a request under way', async () => {
  const silent = await fakeGateway(() => undefined);
  const failing = await fakeGateway(status(500));
  for (const fake of [silent, failing]) {
    const gateway = createMessageGateway({
      name: 'SMS',
      url: fake.url,
      token: '',
      timeout: 60_000,
      pauses: [60_000],
    });
    const delivery = gateway.deliver(sms).catch(() => 'ended');
    while (fake.received.length === 0) await new Promise(setImmediate);
    await gateway.stop();
    expect(await delivery).toBe('ended');
  }
});
