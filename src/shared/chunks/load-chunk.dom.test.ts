import { setupFaultyServer, type RequestHandler } from '@/testing/faulty-server';
import { ChunkLoadError, defineChunk, loadChunkWithRetry, type Chunk } from './load-chunk';

const server = setupFaultyServer();

const withStatus =
  (status: number): RequestHandler =>
  (_request, response) => {
    response.writeHead(status, { 'access-control-allow-origin': '*' }).end();
  };
/** An import error as a browser throws it. */
const importError = () =>
  new TypeError(`Failed to fetch dynamically imported module: ${server.url}/page-abc.js`);

async function errorOf(
  chunk: Chunk<unknown>,
  options?: Parameters<typeof loadChunkWithRetry>[1],
): Promise<ChunkLoadError> {
  const error = await loadChunkWithRetry(chunk, options).catch((thrown: unknown) => thrown);
  if (error instanceof ChunkLoadError) return error;
  throw new Error('no ChunkLoadError was thrown');
}

describe('a chunk', () => {
  it('is the result of its import', async () => {
    await expect(loadChunkWithRetry(() => Promise.resolve('page'))).resolves.toBe('page');
  });

  it('that is another script, as of a network that requires a login, fails', async () => {
    const chunk = defineChunk(
      () => Promise.resolve<{ default?: string }>({}),
      (module) => module.default,
    );
    const error = await errorOf(chunk);
    expect(error).toMatchObject({ kind: 'error', code: 'CHUNK_LOAD_FAILED' });
  });

  it.each([
    [404, 'missing', 'CHUNK_GONE'],
    [410, 'missing', 'CHUNK_GONE'],
    [500, 'error', 'CHUNK_LOAD_FAILED'],
    [200, 'error', 'CHUNK_LOAD_FAILED'],
  ])(
    'that fails where the server responds %d is %s, with its URL and code %s (R8.24)',
    async (status, kind, code) => {
      server.respond = withStatus(status);
      const error = await errorOf(() => Promise.reject(importError()));
      expect(error).toMatchObject({
        name: 'ChunkLoadError',
        kind,
        code,
        address: `${server.url}/page-abc.js`,
      });
    },
  );

  it('that fails without a URL is an error', async () => {
    expect(await errorOf(() => Promise.reject(new Error('syntax')))).toMatchObject({
      kind: 'error',
      address: '',
    });
  });

  it('times out (R2.58, R8.24)', async () => {
    expect(await errorOf(() => new Promise(() => undefined), { timeoutMs: 20 })).toMatchObject({
      kind: 'timeout',
    });
  });

  /** A function whose code is that of the build; Jest would compile it. */
  const withBuiltCode = (code: string, fails: () => Promise<never>) =>
    Object.assign(fails, { toString: () => code });

  it.each([
    ['()=>import(`./page-abc.js`)', 'http://localhost:11000/assets/page-abc.js'],
    ['()=>nv(()=>import("./page-abc.js"),[],import.meta.url)', 'http://localhost:11000/assets/page-abc.js'],
    ["() => import('/src/pages/page.tsx')", 'http://localhost:11000/src/pages/page.tsx'],
    ['() => load()', ''],
  ])('has the URL that its code names also after a timeout: %s (R8.24)', async (code, address) => {
    const chunk = defineChunk(
      withBuiltCode(code, () => new Promise(() => undefined)),
      (page) => page,
    );
    expect(await errorOf(chunk, { timeoutMs: 20 })).toMatchObject({ kind: 'timeout', address });
  });

  it('is missing with its URL also where the browser names none in its error, as Safari does (R8.24)', async () => {
    server.respond = withStatus(404);
    const chunk = defineChunk(
      withBuiltCode(`()=>import("${server.url}/page-abc.js")`, () =>
        Promise.reject(new TypeError('Importing a module script failed.')),
      ),
      (page) => page,
    );
    expect(await errorOf(chunk)).toMatchObject({ kind: 'missing', address: `${server.url}/page-abc.js` });
  });

  it('keeps its own URL when its module throws a message with another one', async () => {
    server.respond = withStatus(200);
    const chunk = defineChunk(
      withBuiltCode(`()=>import("${server.url}/page-abc.js")`, () =>
        Promise.reject(new Error(`see ${server.url}/errors/7`)),
      ),
      (page) => page,
    );
    expect(await errorOf(chunk)).toMatchObject({ kind: 'error', address: `${server.url}/page-abc.js` });
  });

  it('that is aborted leaves no timer', async () => {
    jest.useFakeTimers();
    const controller = new AbortController();
    const loading = loadChunkWithRetry(() => new Promise(() => undefined), { signal: controller.signal });
    expect(jest.getTimerCount()).toBe(1);
    controller.abort(new Error('left'));
    await expect(loading).rejects.toThrow('left');
    expect(jest.getTimerCount()).toBe(0);
    jest.useRealTimers();
  });

  it('is requested under a new query after each failure', async () => {
    server.respond = withStatus(404);
    const requested: (string | undefined)[] = [];
    let isBroken = true;
    const chunk: Chunk<string> = (address) => {
      requested.push(address);
      return isBroken ? Promise.reject(importError()) : Promise.resolve('page');
    };
    await errorOf(chunk);
    await errorOf(chunk);
    isBroken = false;
    await expect(loadChunkWithRetry(chunk)).resolves.toBe('page');
    const address = `${server.url}/page-abc.js`;
    expect(requested).toEqual([undefined, `${address}?retry=1`, `${address}?retry=2`]);
  });
});
