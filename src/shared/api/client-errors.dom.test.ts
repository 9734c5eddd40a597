import { createTestClient, errorOf, listCall } from '@/testing/client-fixture';
import { expectConsole } from '@/testing/console-guard';
import { setupFaultyServer } from '@/testing/faulty-server';
import type { ClientDeps } from './client';

const server = setupFaultyServer();
const createClient = (deps: Partial<ClientDeps> = {}) => createTestClient(server.url, deps);

describe('the client', () => {
  it.each([
    ['HTML', '<html>login</html>', 200, { kind: 'contract', status: 406 }],
    ['an empty body', '', 200, { kind: 'contract', status: 406 }],
    ['an empty 204', '', 204, { kind: 'invalid', code: '204', status: 204 }],
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
});
