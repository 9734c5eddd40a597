import { createServer, request as sendRequest, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { requestIdHeader } from '@/contracts/envelope';
import type { RawReply } from './malformed-replies';
import { platformUrl } from './platform-url';

export interface ProxiedRequest {
  /** Path and query, such as `/api/train2/portal/userInfo`. */
  readonly path: string;
  readonly body: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
}

type Malform = (path: string, body: string) => RawReply | undefined;
type Reply = Readonly<Record<string, unknown>> | RawReply | 'cut' | 'none';

/**
 * A proxy in front of the real platform, for a whole test file. It records every call, and responds to those that a
 * test names. Configure a portal with it by `config: { apiBase: proxy.apiBase }`.
 */
export function setupPlatformProxy() {
  let url = '';
  const requests: ProxiedRequest[] = [];
  const replies = new Map<string, { reply: Reply | Promise<Reply>; within: string }>();
  let malform: Malform | null = null;
  let underWay = 0;
  // part of the address, so that a late call of an earlier test does not count
  let test = 0;
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const { url: address = '', method = '', headers } = request;
      const [, calledBy, path = address] = /^\/test-(\d+)(\/.*)/.exec(address) ?? [];
      const body = Buffer.concat(parts).toString();
      if (method === 'POST' && calledBy === String(test)) requests.push({ path, body, headers });
      const reply = [...replies].find(
        ([end, { within }]) => path.split('?')[0]?.endsWith(end) && body.includes(within),
      )?.[1].reply;
      if (reply && method !== 'OPTIONS') {
        void Promise.resolve(reply).then((ready) => {
          const raw = malform?.(path, JSON.stringify(envelopeOf(ready)));
          if (raw) sendRaw(response, headers.origin ?? '*', raw);
          else send(response, headers.origin ?? '*', ready);
        });
        return;
      }
      underWay += 1;
      response.on('close', () => (underWay -= 1));
      const target = { method, headers: { ...headers, 'accept-encoding': 'identity' } };
      const forwarded = sendRequest(new URL(path, platformUrl()), target, (upstream) => {
        const isCall = upstream.headers['content-type']?.includes('json');
        if (method === 'OPTIONS' || !malform || !isCall) {
          response.writeHead(upstream.statusCode ?? 502, upstream.headers);
          upstream.pipe(response);
          return;
        }
        const received: Buffer[] = [];
        upstream.on('data', (part: Buffer) => received.push(part));
        upstream.on('end', () => {
          const text = Buffer.concat(received).toString();
          const raw = malform?.(path, text) ?? { status: upstream.statusCode ?? 502, body: text };
          sendRaw(response, headers.origin ?? '*', raw);
        });
      });
      forwarded.on('error', () => response.destroy());
      forwarded.end(body);
    });
  });
  beforeAll(async () => {
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterEach(() => {
    test += 1;
    requests.length = 0;
    replies.clear();
    malform = null;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  return {
    get apiBase() {
      return `${url}/test-${test}/api`;
    },
    /** Bodies of the calls so far whose path ends like this. */
    bodiesOf: (end: string) => requests.filter(({ path }) => path.endsWith(end)).map(({ body }) => body),
    /** Headers of the calls so far whose path ends like this. */
    headersOf: (end: string) =>
      requests.filter(({ path }) => path.endsWith(end)).map(({ headers }) => headers),
    /**
     * Responds to calls whose path ends like this with an envelope, an empty body of a status, or raw bytes; cuts their
     * connection, or never responds; a promise holds them. The platform receives none of them.
     * @param within only calls whose body contains this
     */
    reply: (end: string, reply: Reply | Promise<Reply>, within = '') =>
      void replies.set(end, { reply, within }),
    /**
     * Changes responses of the platform and those of `reply`; if the function returns `undefined`, the response stays
     * unchanged.
     */
    malform: (change: Malform) => {
      malform = change;
    },
    /** The calls so far, and the number of running ones. */
    calls: () => requests.map(({ path }) => path),
    underWay: () => underWay,
    /** Forwards the calls to the platform again. */
    forward: (end: string) => void replies.delete(end),
  };
}

function send(response: ServerResponse, origin: string, reply: Reply): void {
  if (reply === 'none') return;
  if (reply === 'cut') {
    response.destroy();
    return;
  }
  if (isRaw(reply)) {
    sendRaw(response, origin, reply);
    return;
  }
  response.setHeader('access-control-allow-origin', origin);
  response.setHeader('access-control-expose-headers', requestIdHeader);
  if ('status' in reply) {
    response.writeHead(Number(reply.status));
    response.end();
    return;
  }
  response.writeHead(200, { 'content-type': 'application/json; charset=utf-8' });
  response.end(JSON.stringify(envelopeOf(reply)));
}

const envelopeOf = (reply: Reply) => ({
  code: '00000',
  msg: '',
  data: null,
  ...(typeof reply === 'object' && reply),
});

function isRaw(reply: object): reply is RawReply {
  return 'body' in reply;
}

function sendRaw(
  response: ServerResponse,
  origin: string,
  { status, body, type, location, encoding, cut }: RawReply,
): void {
  if (cut === 'start') {
    response.destroy();
    return;
  }
  response.writeHead(status, {
    'access-control-allow-origin': origin,
    'access-control-expose-headers': requestIdHeader,
    'content-type': type ?? 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    ...(location !== undefined && { location }),
    ...(encoding !== undefined && { 'content-encoding': encoding }),
  });
  if (cut === undefined) {
    response.end(body);
    return;
  }
  response.write(body.slice(0, Math.floor(body.length / 2)), () => response.destroy());
}
