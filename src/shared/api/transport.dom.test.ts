import { setupFaultyServer } from '@/testing/faulty-server';
import { createTransport } from './transport';

/** Takes a preloaded response that never arrives. */
function adopt(timeoutMs: number, signal: AbortSignal) {
  const { adoptPreloaded } = createTransport({
    baseUrl: '',
    timeoutMs,
    preloaded: () => new Promise(() => undefined),
  });
  const context = { requestId: 'r1', session: '' };
  return adoptPreloaded({ address: '/a', body: {}, headers: {}, signal, context });
}

it('A preloaded response that does not arrive ends by timeout', async () => {
  await expect(adopt(5, new AbortController().signal)).rejects.toMatchObject({
    details: { kind: 'timeout', code: '504' },
  });
});

it('A preloaded response ends at once when its call is aborted, or was aborted before', async () => {
  const aborted = { details: { kind: 'aborted' } };
  await expect(adopt(600_000, AbortSignal.abort())).rejects.toMatchObject(aborted);
  const controller = new AbortController();
  const adopted = adopt(600_000, controller.signal);
  controller.abort();
  await expect(adopted).rejects.toMatchObject(aborted);
});

describe('on a page of a host', () => {
  const server = setupFaultyServer();
  const post = (body: unknown) => {
    server.respond = (_request, response) => {
      response.writeHead(200, { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' });
      response.end('{}');
    };
    const call = { address: '/a', headers: {}, signal: new AbortController().signal };
    const context = { requestId: 'r1', session: '' };
    const transport = createTransport({ baseUrl: server.url, timeoutMs: 5000 });
    return transport.post({ ...call, body, context, onProgress: () => undefined });
  };

  it.each([
    ['no upload', undefined],
    ['an upload without events', {}],
  ])('whose library has replaced XMLHttpRequest by one with %s, an upload arrives', async (_what, upload) => {
    const replaced = jest.spyOn(XMLHttpRequest.prototype, 'upload', 'get').mockReturnValue(upload as never);
    const { status } = await post({ file: 'abc' });
    replaced.mockRestore();
    expect(status).toBe(200);
  });

  it('whose library gives arrays a toJSON, a body arrives as it is', async () => {
    Object.assign(Array.prototype, { toJSON: () => '[]' });
    await post({ ranges: [[0, 1]], answers: [{ choices: [] }] }).finally(() => {
      Reflect.deleteProperty(Array.prototype, 'toJSON');
    });
    const [body = ''] = server.received.map((request) => request.body).filter(Boolean);
    expect(JSON.parse(body)).toEqual({ ranges: [[0, 1]], answers: [{ choices: [] }] });
  });
});
