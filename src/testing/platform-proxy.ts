import { createServer, request as sendRequest, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { requestIdHeader } from '@/contracts/envelope';
import { platformUrl } from './platform-url';

export interface ProxiedRequest {
  /** Path and query, such as `/api/train2/portal/userInfo`. */
  readonly path: string;
  readonly body: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
}

type Reply = Readonly<Record<string, unknown>> | 'cut';

/**
 * A proxy in front of the real platform, for a whole test file. It records every call, and answers those that a test
 * names. Point a portal at it with `config: { apiBase: proxy.apiBase }`.
 */
export function setupPlatformProxy() {
  let url = '';
  const requests: ProxiedRequest[] = [];
  const replies = new Map<string, Reply>();
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const { url: path = '', method = '', headers } = request;
      const body = Buffer.concat(parts);
      if (method !== 'OPTIONS') requests.push({ path, body: body.toString(), headers });
      const reply = [...replies].find(([end]) => path.split('?')[0]?.endsWith(end))?.[1];
      if (reply && method !== 'OPTIONS') return send(response, headers.origin ?? '*', reply);
      const forwarded = sendRequest(new URL(path, platformUrl()), { method, headers }, (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
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
    requests.length = 0;
    replies.clear();
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  return {
    get apiBase() {
      return `${url}/api`;
    },
    /** Bodies of the calls so far whose path ends like this. */
    bodiesOf: (end: string) => requests.filter(({ path }) => path.endsWith(end)).map(({ body }) => body),
    /**
     * Answers calls whose path ends like this with an envelope, or with an empty body of a status, or cuts their
     * connection.
     */
    reply: (end: string, reply: Reply) => void replies.set(end, reply),
    /** Lets the platform answer again. */
    forward: (end: string) => void replies.delete(end),
  };
}

function send(response: ServerResponse, origin: string, reply: Reply): void {
  if (typeof reply === 'string') {
    response.destroy();
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
  response.end(JSON.stringify({ code: '00000', msg: '', data: null, ...reply }));
}
