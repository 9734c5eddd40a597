import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createBlobSink } from './blob-sink';
import { resumableFetch, FileRejectedError, createCursor } from './resumable-fetch';

const [old, fresh] = ['old', 'new'].map((word) => Buffer.from(word.repeat(70_000)));
type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/** Serves the requested range of a file and closes the connection after `cutAfter` bytes. */
const part =
  (file: Buffer | undefined, cutAfter = Infinity, tag = `"${file === old}"`): Handler =>
  ({ headers }, response) => {
    const bytes = file ?? Buffer.alloc(0);
    const isSame = headers['if-range'] === tag;
    const from = isSame ? Number(/\d+/.exec(headers.range ?? '0')?.[0]) : 0;
    const rest = bytes.subarray(from);
    const range = isSame && { 'content-range': `bytes ${from}-${bytes.length - 1}/${bytes.length}` };
    response.writeHead(isSame ? 206 : 200, { etag: tag, 'content-length': rest.length, ...range });
    response.write(rest.subarray(0, cutAfter), () => {
      if (cutAfter < rest.length) response.destroy();
      else response.end();
    });
  };
const status =
  (code: number): Handler =>
  (_, response) =>
    void response.writeHead(code).end();
const hang: Handler = (_, response) => {
  response.writeHead(200, { etag: '"true"', 'content-length': 210_000 });
  response.write('old');
};

/** Downloads from a server that uses one handler per request, the last one for all further requests. */
async function download(handlers: Handler[], signal = new AbortController().signal) {
  const ranges: (string | undefined)[] = [];
  const server = createServer((request, response) => {
    ranges.push(request.headers.range);
    (handlers.length > 1 ? handlers.shift() : handlers[0])?.(request, response);
  });
  await new Promise<void>((done) => server.listen(0, 'localhost', done));
  const address = `http://localhost:${(server.address() as AddressInfo).port}/`;
  const [cursor, sink] = [createCursor(), createBlobSink()];
  const options = { address, cursor, sink, signal, stallMs: 200 };
  try {
    await resumableFetch({
      ...options,
      onProgress: () => undefined,
      waitBeforeRetry: () => Promise.resolve(),
    });
    return { bytes: Buffer.from(await sink.file('').arrayBuffer()), ranges };
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

test('a download resumes at the byte where its connection was lost, and yields the whole file (R7.25)', async () => {
  const { bytes, ranges } = await download([part(old, 1000), part(old, 65_536), status(503), part(old)]);
  expect(bytes.equals(old ?? bytes)).toBe(true);
  expect(ranges).toEqual([undefined, 'bytes=1000-', 'bytes=66536-', 'bytes=66536-']);
});

test('a file that changes during the download starts again, and no bytes are mixed', async () => {
  const { bytes } = await download([part(old, 1000), part(fresh, 5000), part(fresh)]);
  expect(bytes.equals(fresh ?? bytes)).toBe(true);
});

test('a part of another file or at another position is not accepted', async () => {
  const wrong =
    (etag: string, range: string): Handler =>
    (_, response) =>
      void response.writeHead(206, { etag, 'content-range': range }).end('wrong');
  const wrongParts = [
    wrong('"x"', 'bytes 1000-1004/210000'),
    wrong('"true"', 'bytes 5-9/210000'),
    wrong('"true"', 'bytes 1000-1004/10'),
    status(416),
  ];
  for (const wrongPart of wrongParts)
    expect((await download([part(old, 1000), wrongPart, part(old)])).bytes.equals(old ?? Buffer.of())).toBe(
      true,
    );
});

test('a server without range support gets a request for the whole file', async () => {
  const plain: Handler = (_, response) => void response.end(old);
  expect((await download([part(old, 1000), plain])).bytes.equals(old ?? Buffer.of())).toBe(true);
});

test('a connection that stalls counts as lost', async () => {
  expect((await download([hang, part(old)])).bytes.equals(old ?? Buffer.of())).toBe(true);
});

test('a rejected file fails at once, and a download fails after six attempts without a byte', async () => {
  await expect(download([part(old, 1000), status(404)])).rejects.toThrow(FileRejectedError);
  await expect(download([part(old, 1000), status(500)])).rejects.toThrow('500');
  const controller = new AbortController();
  controller.abort();
  await expect(download([part(old)], controller.signal)).rejects.toThrow('stopped');
});
