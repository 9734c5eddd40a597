import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createBlobSink } from './blob-sink';
import { resumableFetch, FileRejectedError, createCursor } from './resumable-fetch';

const [old, fresh] = ['old', 'new'].map((word) => Buffer.from(word.repeat(70_000)));
type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** Sends bytes of a file from where they are asked for, and loses the connection after so many of them. */
const part =
  (file: Buffer | undefined, cutAfter = Infinity, tag = `"${file === old}"`): Answer =>
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
  (code: number): Answer =>
  (_, response) =>
    void response.writeHead(code).end();
const hang: Answer = (_, response) => {
  response.writeHead(200, { etag: '"true"', 'content-length': 210_000 });
  response.write('old');
};

/** Downloads from a server that answers so, one after the other, and keeps to the last. */
async function download(answers: Answer[], signal = new AbortController().signal) {
  const ranges: (string | undefined)[] = [];
  const server = createServer((request, response) => {
    ranges.push(request.headers.range);
    (answers.length > 1 ? answers.shift() : answers[0])?.(request, response);
  });
  await new Promise<void>((done) => server.listen(0, 'localhost', done));
  const address = `http://localhost:${(server.address() as AddressInfo).port}/`;
  const [place, sink] = [createCursor(), createBlobSink()];
  const options = { address, place, sink, signal, stallMs: 200 };
  try {
    await resumableFetch({ ...options, onProgress: () => undefined, wait: () => Promise.resolve() });
    return { bytes: Buffer.from(await sink.file('').arrayBuffer()), ranges };
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

test('a download goes on at the byte where its connection was lost, and is what the server has (R7.25)', async () => {
  const { bytes, ranges } = await download([part(old, 1000), part(old, 65_536), status(503), part(old)]);
  expect(bytes.equals(old ?? bytes)).toBe(true);
  expect(ranges).toEqual([undefined, 'bytes=1000-', 'bytes=66536-', 'bytes=66536-']);
});

test('a file that has become another meanwhile begins anew, and nothing is mixed', async () => {
  const { bytes } = await download([part(old, 1000), part(fresh, 5000), part(fresh)]);
  expect(bytes.equals(fresh ?? bytes)).toBe(true);
});

test('a part of another file, or from another place, is not taken', async () => {
  const wrong =
    (etag: string, range: string): Answer =>
    (_, response) =>
      void response.writeHead(206, { etag, 'content-range': range }).end('wrong');
  const answers = [
    wrong('"x"', 'bytes 1000-1004/210000'),
    wrong('"true"', 'bytes 5-9/210000'),
    wrong('"true"', 'bytes 1000-1004/10'),
    status(416),
  ];
  for (const answer of answers)
    expect((await download([part(old, 1000), answer, part(old)])).bytes.equals(old ?? Buffer.of())).toBe(
      true,
    );
});

test('a server without ranges is asked for the whole again', async () => {
  const plain: Answer = (_, response) => void response.end(old);
  expect((await download([part(old, 1000), plain])).bytes.equals(old ?? Buffer.of())).toBe(true);
});

test('a connection that brings nothing any more counts as lost', async () => {
  expect((await download([hang, part(old)])).bytes.equals(old ?? Buffer.of())).toBe(true);
});

test('what is refused is told at once, and what brings nothing six times is given up', async () => {
  await expect(download([part(old, 1000), status(404)])).rejects.toThrow(FileRejectedError);
  await expect(download([part(old, 1000), status(500)])).rejects.toThrow('500');
  const ended = new AbortController();
  ended.abort();
  await expect(download([part(old)], ended.signal)).rejects.toThrow('stopped');
});
