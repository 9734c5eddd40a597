import { setupFaultyServer, type RequestHandler } from '@/testing/faulty-server';
import { ChunkLoadError, loadChunkWithRetry, type Chunk } from './load-chunk';

const server = setupFaultyServer();

const withStatus =
  (status: number): RequestHandler =>
  (_request, response) => {
    response.writeHead(status, { 'access-control-allow-origin': '*' }).end();
  };
/** As a browser words it. */
const refusal = () => new TypeError(`Failed to fetch dynamically imported module: ${server.url}/page-abc.js`);

async function errorOf(
  chunk: Chunk<unknown>,
  options?: Parameters<typeof loadChunkWithRetry>[1],
): Promise<ChunkLoadError> {
  const error = await loadChunkWithRetry(chunk, options).catch((thrown: unknown) => thrown);
  if (error instanceof ChunkLoadError) return error;
  throw new Error('no ChunkLoadError was thrown');
}

describe('a chunk', () => {
  it('is what its import gives', async () => {
    await expect(loadChunkWithRetry(() => Promise.resolve('page'))).resolves.toBe('page');
  });

  it.each([
    [404, 'missing'],
    [410, 'missing'],
    [500, 'error'],
    [200, 'error'],
  ])('that fails where the server answers %d is %s, with its address (R8.24)', async (status, kind) => {
    server.answer = withStatus(status);
    const error = await errorOf(() => Promise.reject(refusal()));
    expect(error).toMatchObject({ name: 'ChunkLoadError', kind, address: `${server.url}/page-abc.js` });
  });

  it('that fails without an address is an error', async () => {
    expect(await errorOf(() => Promise.reject(new Error('syntax')))).toMatchObject({
      kind: 'error',
      address: '',
    });
  });

  it('that takes too long is given up (R2.58, R8.24)', async () => {
    expect(await errorOf(() => new Promise(() => undefined), { timeoutMs: 20 })).toMatchObject({
      kind: 'timeout',
    });
  });

  it('that nobody waits for any more leaves no clock behind', async () => {
    jest.useFakeTimers();
    const left = new AbortController();
    const loading = loadChunkWithRetry(() => new Promise(() => undefined), { signal: left.signal });
    expect(jest.getTimerCount()).toBe(1);
    left.abort(new Error('left'));
    await expect(loading).rejects.toThrow('left');
    expect(jest.getTimerCount()).toBe(0);
    jest.useRealTimers();
  });

  it('is asked for under a new query after each failure', async () => {
    server.answer = withStatus(404);
    const asked: (string | undefined)[] = [];
    let broken = true;
    const chunk: Chunk<string> = (address) => {
      asked.push(address);
      return broken ? Promise.reject(refusal()) : Promise.resolve('page');
    };
    await errorOf(chunk);
    await errorOf(chunk);
    broken = false;
    await expect(loadChunkWithRetry(chunk)).resolves.toBe('page');
    const address = `${server.url}/page-abc.js`;
    expect(asked).toEqual([undefined, `${address}?retry=1`, `${address}?retry=2`]);
  });
});
