import { createServer, request as sendRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pipeline, Transform } from 'node:stream';

/** A lost connection. */
export interface ConnectionLoss {
  /** Bytes of the body; 0 cuts before the headers. */
  afterBytes: number;
  /** Runs while the connection hangs. */
  onCut?: () => Promise<void>;
}

/**
 * A proxy in front of a server that cuts the responses of some paths, one cut per response.
 * @param path pattern of the cut paths; all others pass
 * @returns its URL, and the ranges and the request ids that it received so far
 */
export async function startFlakyProxy(port: number, path: RegExp, cuts: ConnectionLoss[]) {
  const ranges: (string | undefined)[] = [];
  const requestIds: unknown[] = [];
  const server = createServer((request, response) => {
    const isCut = path.test(request.url ?? '');
    if (isCut) ranges.push(request.headers.range);
    const requestId = request.headers['x-request-id'];
    if (isCut && requestId) requestIds.push(requestId);
    const { url, method, headers } = request;
    const forwarded = sendRequest(
      { port, host: 'localhost', path: url, method, headers, agent: false },
      (upstream) => {
        // A platform that is still starting rejects a request with a few bytes, too few for a cut.
        const cut = isCut && upstream.statusCode !== 503 ? cuts.shift() : undefined;
        if (cut?.afterBytes === 0) return void response.destroy();
        response.writeHead(upstream.statusCode ?? 502, upstream.headers);
        pipeline([upstream, ...(cut ? [cutStream(cut)] : []), response], () => undefined);
      },
    );
    forwarded.on('error', () => response.destroy());
    request.pipe(forwarded);
  });
  await new Promise<void>((done) => server.listen(0, 'localhost', done));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    ranges: () => ranges,
    requestIds: () => requestIds,
    stop: () =>
      new Promise<void>((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

function cutStream({ afterBytes, onCut }: ConnectionLoss): Transform {
  let left = afterBytes;
  return new Transform({
    transform(part: Buffer, _encoding, pass) {
      left -= part.length;
      if (left > 0) return pass(null, part);
      this.push(part.subarray(0, part.length + left));
      void (onCut?.() ?? Promise.resolve()).then(() => setImmediate(pass, new Error('cut')));
    },
  });
}
