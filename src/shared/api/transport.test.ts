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
