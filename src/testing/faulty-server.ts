import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { browserHeader, requestIdHeader } from '@/contracts/envelope';

export interface ReceivedRequest {
  path: string;
  method: string;
  headers: IncomingMessage['headers'];
  body: string;
}

export type RequestHandler = (request: ReceivedRequest, response: ServerResponse) => void;

export interface FaultyServer {
  url: string;
  received: ReceivedRequest[];
  stop(): Promise<void>;
}

/**
 * A server of its own for each test of a file, so that a late call of the test before is not received by the next; each
 * test sets its `respond`.
 */
export function setupFaultyServer() {
  const servers: FaultyServer[] = [];
  const test = {
    respond: (() => undefined) as RequestHandler,
    get url() {
      return servers.at(-1)?.url ?? '';
    },
    get received() {
      return servers.at(-1)?.received ?? [];
    },
  };
  beforeEach(async () => {
    const own = await startFaultyServer((request, response) => {
      if (servers.at(-1) === own) test.respond(request, response);
      else response.destroy();
    });
    servers.push(own);
  });
  afterAll(() => Promise.all(servers.map((server) => server.stop())));
  return test;
}

/** An HTTP server of another origin that responds exactly as a test wants, valid or not. */
export async function startFaultyServer(respond: RequestHandler): Promise<FaultyServer> {
  const received: ReceivedRequest[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      response.setHeader('access-control-allow-origin', '*');
      response.setHeader(
        'access-control-allow-headers',
        `content-type, authorization, ${requestIdHeader}, ${browserHeader}`,
      );
      response.setHeader('access-control-expose-headers', `${requestIdHeader}, ${browserHeader}`);
      if (request.method === 'OPTIONS') {
        response.end();
        return;
      }
      const { url = '', method = '', headers } = request;
      const seen = { path: url, method, headers, body };
      received.push(seen);
      respond(seen, response);
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    received,
    stop: () =>
      new Promise((done) => {
        server.closeAllConnections();
        server.close(() => {
          done();
        });
      }),
  };
}

/** Responds with an envelope of any code and status. */
export function sendEnvelope(
  response: ServerResponse,
  envelope: Readonly<Record<string, unknown>>,
  status = 200,
): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' });
  response.end(JSON.stringify(envelope));
}
