import { defineCall } from '@/contracts/call';
import { noData, userInfo } from '@/contracts/session';
import { setupFaultyServer, sendEnvelope, type ReceivedRequest } from '@/testing/faulty-server';
import { createTestClient, errorOf, listCall } from '@/testing/client-fixture';
import { expectConsole } from '@/testing/console-guard';
import type { ClientDeps } from './client';
import { createRepairLog } from './repair-log';

const loginCall = defineCall({ ...listCall, access: 'client', query: { grant_type: 'password' } });

const server = setupFaultyServer();
const createClient = (deps: Partial<ClientDeps> = {}) => createTestClient(server.url, deps);

describe('the client', () => {
  it.each([200, 0, '200', '00000'])(
    'treats code %j as success and returns the data (R7.33)',
    async (code) => {
      server.respond = (_request, response) => {
        sendEnvelope(response, { code, msg: '', data: ['a'] });
      };
      await expect(createClient().send(listCall, { name: 'x' })).resolves.toEqual(['a']);
    },
  );

  it('uses the HTTP status where the body has no code (R7.32)', async () => {
    for (const body of [{ data: ['a'] }, { code: null, msg: 7, data: ['a'] }]) {
      server.respond = (_request, response) => {
        sendEnvelope(response, body);
      };
      await expect(createClient().send(listCall, { name: 'x' })).resolves.toEqual(['a']);
    }
    server.respond = (_request, response) => {
      sendEnvelope(response, { msg: '坏了' }, 502);
    };
    await expect(errorOf(createClient().send(listCall, { name: 'x' }))).resolves.toMatchObject({
      kind: 'server',
      status: 502,
      message: '坏了',
    });
  });

  it('logs each field of a response that does not fit the contract once, by the paths of call and field and without values', async () => {
    server.respond = (_request, response) => {
      sendEnvelope(response, {
        code: 200,
        data: { username: 'li', avatar: 7, roles: ['a', 7], gender: 'none' },
      });
    };
    const log = jest.fn();
    const client = createClient({ logRepaired: createRepairLog(log) });
    for (const response of [userInfo.response, userInfo.response])
      await client.send(defineCall({ ...listCall, response }), { name: 'x' });
    expect((log.mock.calls as [Error][]).map(([{ message }]) => message)).toEqual(
      ['avatar', 'gender', 'roles'].map(
        (field) =>
          `The response does not fit its contract: ${field} of /{product}2/portal/things was repaired or left out`,
      ),
    );
  });

  it('uses the HTTP status of an empty body for a call without data (R7.32)', async () => {
    const sent = () => createClient().send(defineCall({ ...listCall, response: noData }), { name: 'x' });
    server.respond = (_request, response) => void response.writeHead(200).end();
    await expect(sent()).resolves.toBeNull();
    server.respond = (_request, response) => void response.writeHead(503).end();
    await expect(errorOf(sent())).resolves.toMatchObject({ kind: 'server', status: 503 });
    server.respond = (_request, response) => void response.writeHead(200).end('<html>login</html>');
    await expect(errorOf(sent())).resolves.toMatchObject({ kind: 'contract', status: 406 });
  });

  it('posts UTF-8 JSON to the configured product, without authorization where there is no session (R7.1, R7.5, R7.6, R10.2)', async () => {
    server.respond = (_request, response) => {
      sendEnvelope(response, { code: 200, data: [] });
    };
    await createClient({ product: 'learn' }).send(listCall, { name: '中' });
    const [{ path, method, headers, body }] = server.received as [ReceivedRequest];
    expect([path, method, body]).toEqual(['/learn2/portal/things', 'POST', '{"name":"中"}']);
    expect(headers['content-type']).toBe('application/json;charset=UTF-8');
    expect(headers['x-request-id']).toBe('request-1');
    expect(headers.authorization).toBeUndefined();
  });

  it('sends the whole input in the query where a call declares so, with an empty body (R7.18)', async () => {
    server.respond = (_request, response) => {
      sendEnvelope(response, { code: 200, data: [] });
    };
    await createClient().send(defineCall({ ...loginCall, inputLocation: 'query' }), { name: '中 &=' });
    const [{ path, body }] = server.received as [ReceivedRequest];
    expect(path).toBe('/train2/portal/things?grant_type=password&name=%E4%B8%AD+%26%3D');
    expect(body).toBe('{}');
  });

  it('passes on the data of an error, such as when to retry', async () => {
    server.respond = (_request, response) => {
      sendEnvelope(response, { code: 'A0429', msg: '慢', data: { retryAfter: 30 } }, 429);
    };
    await expect(errorOf(createClient().send(listCall, { name: 'x' }))).resolves.toMatchObject({
      kind: 'tooMany',
      data: { retryAfter: 30 },
    });
  });

  it('sends the session as a bearer token, and the client header instead at login (R7.1, R7.8)', async () => {
    server.respond = (_request, response) => {
      sendEnvelope(response, { code: 200, data: [] });
    };
    const basic = { id: 'unit', secret: 's3:cret' };
    const client = createClient({ basic, session: () => ({ token: 't1', id: 's1' }) });
    await client.send(listCall, { name: 'x' });
    await client.send(loginCall, { name: 'x' });
    expect(server.received.map(({ headers }) => headers.authorization)).toEqual([
      'Bearer t1',
      `Basic ${btoa('unit:s3:cret')}`,
    ]);
    expect(server.received[1]?.path).toBe('/train2/portal/things?grant_type=password');
  });

  it('sends the headers of the caller in addition to its own, which they cannot replace (R7.8)', async () => {
    server.respond = (_request, response) => {
      sendEnvelope(response, { code: 200, data: [] });
    };
    const headers = { 'Accept-Language': 'zh', authorization: 'Bearer theirs', 'content-type': 'text/plain' };
    await createClient().send(loginCall, { name: 'x' }, { headers });
    expect(server.received[0]?.headers).toMatchObject({
      'accept-language': 'zh',
      authorization: `Basic ${btoa('portal:portal')}`,
      'content-type': 'application/json;charset=UTF-8',
      'x-request-id': 'request-1',
    });
  });

  it.each([
    ['HTML', '<html>login</html>', 200, { kind: 'contract', status: 406 }],
    ['an empty body', '', 200, { kind: 'contract', status: 406 }],
    ['a text', '"fine"', 200, { kind: 'contract', status: 406 }],
    ['a list that is not a list', '{"code":200,"data":{"0":"a"}}', 200, { kind: 'contract', status: 406 }],
    ['a code that is no code', '{"code":[200],"data":["a"]}', 200, { kind: 'contract', status: 406 }],
    ['no data', '{"code":200}', 200, { kind: 'contract', status: 406 }],
    ['HTML of a gateway', '<html>Bad gateway</html>', 502, { kind: 'server', status: 502 }],
    ['a bare 500', '', 500, { kind: 'server', status: 500 }],
    ['a bare 418', '', 418, { kind: 'invalid', status: 418, statusText: "I'm a Teapot" }],
    [
      'an error inside an HTTP 200',
      '{"code":500,"msg":"坏了","data":["a"]}',
      200,
      { status: 500, message: '坏了' },
    ],
    ['A0401 inside an HTTP 200', '{"code":"A0401","msg":""}', 200, { kind: 'unauthorized', status: 401 }],
    ['402', '{"code":402}', 200, { kind: 'invalid', status: 402 }],
    ['403', '{"code":"403"}', 403, { kind: 'forbidden', status: 403 }],
    ['410', '{"code":410}', 410, { kind: 'notFound', status: 410 }],
    ['429', '{"code":"429","msg":"慢"}', 429, { kind: 'tooMany', message: '慢' }],
    ['an unknown code', '{"code":"X999","msg":"怪"}', 200, { kind: 'server', status: 0, message: '怪' }],
    ['an unknown code of a gateway', '{"code":"X999"}', 502, { kind: 'server', status: 502, message: '' }],
    ['an HTTP 201 without a code', '{"data":["a"]}', 201, { kind: 'invalid', status: 201 }],
    ['an HTTP 302 without a code', '{"code":null,"data":["a"]}', 302, { kind: 'invalid', status: 302 }],
  ])(
    'maps %s to an error with the request id of the response (R7.35, R10.36)',
    async (_name, text, status, facts) => {
      server.respond = (_request, response) => {
        response.writeHead(status, { 'x-request-id': 'served-1' });
        response.end(text);
      };
      await expect(errorOf(createClient().send(listCall, { name: 'x' }))).resolves.toMatchObject({
        ...facts,
        requestId: 'served-1',
      });
    },
  );

  it('times out after the configured time (R7.4, R10.3)', async () => {
    server.respond = () => undefined;
    await expect(
      errorOf(createClient({ timeoutMs: 100 }).send(listCall, { name: 'x' })),
    ).resolves.toMatchObject({
      kind: 'timeout',
      status: 504,
      requestId: 'request-1',
    });
  });

  it('reports a dropped and a refused connection as network errors', async () => {
    expectConsole('socket hang up');
    expectConsole('ECONNREFUSED');
    server.respond = (_request, response) => {
      response.destroy();
    };
    await expect(errorOf(createClient().send(listCall, { name: 'x' }))).resolves.toMatchObject({
      kind: 'network',
      status: 0,
    });
    await expect(
      errorOf(createClient({ baseUrl: 'http://127.0.0.1:9' }).send(listCall, { name: 'x' })),
    ).resolves.toMatchObject({ kind: 'network', code: '0' });
  });

  it('distinguishes a call without a network from one without a response', async () => {
    expectConsole('ECONNREFUSED');
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await expect(
      errorOf(createClient({ baseUrl: 'http://127.0.0.1:9' }).send(listCall, { name: 'x' })),
    ).resolves.toMatchObject({ kind: 'network', code: 'offline', status: 0 });
    jest.restoreAllMocks();
  });

  it('aborts calls when it is disposed of and when the caller aborts', async () => {
    server.respond = () => undefined;
    const client = createClient();
    const pending = errorOf(client.send(listCall, { name: 'x' }));
    const stop = new AbortController();
    const cancelled = errorOf(createClient().send(listCall, { name: 'x' }, { signal: stop.signal }));
    client.dispose();
    stop.abort();
    await expect(errorOf(client.send(listCall, { name: 'x' }))).resolves.toMatchObject({ kind: 'aborted' });
    await expect(pending).resolves.toMatchObject({ kind: 'aborted' });
    await expect(cancelled).resolves.toMatchObject({ kind: 'aborted' });
  });

  it('uses a preloaded response if it succeeded, and sends the request otherwise', async () => {
    server.respond = (_request, response) => {
      sendEnvelope(response, { code: 200, data: ['late'] });
    };
    const preloaded = (status: number) => () =>
      Promise.resolve({ status, statusText: '', text: '{"code":200,"data":["early"]}', requestId: '' });
    await expect(createClient({ preloaded: preloaded(200) }).send(listCall, { name: 'x' })).resolves.toEqual([
      'early',
    ]);
    await expect(createClient({ preloaded: preloaded(500) }).send(listCall, { name: 'x' })).resolves.toEqual([
      'late',
    ]);
    await expect(
      createClient({ preloaded: () => Promise.reject(new Error('offline')) }).send(listCall, { name: 'x' }),
    ).resolves.toEqual(['late']);
  });
});
