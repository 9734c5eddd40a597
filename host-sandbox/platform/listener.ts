import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { requestIdHeader } from '@/contracts/envelope';
import { handleClientError } from './http/client-error';
import { errorEnvelope, ApiError } from './http/api-error';
import { requestIdOf } from './http/request-ids';
import { portError } from './port-error';

const startingError = new ApiError('B0503', '平台正在启动，请稍后再试');

/**
 * Milliseconds that an idle connection stays open: longer than proxies and browsers keep theirs, or they would send a
 * call into one that is being closed.
 */
const keepAliveTimeout = 75_000;

/** A port that is already ours, although nobody may be serving behind it yet. */
export interface PortListener {
  readonly port: number;
  /** Hands the requests to a server; until then they are answered with 503. */
  serve(listener: RequestListener): void;
  /** Takes no more connections, lets running requests end, and frees the port. */
  close(): Promise<void>;
}

/**
 * Takes a port before anything slow or harmful starts, so that a second start fails at once.
 * @param port 0 for any free one
 * @param setting name of the setting to name in the error
 * @param address of this machine, at which alone it listens; without it nobody else reaches it
 * @throws StartFault when the port is taken or forbidden
 */
export async function bindPort(port: number, setting: string, address = '127.0.0.1'): Promise<PortListener> {
  let listener: RequestListener = (request, response) => {
    response.writeHead(startingError.status, {
      'content-type': 'application/json; charset=utf-8',
      'retry-after': '1',
      [requestIdHeader]: requestIdOf(request),
    });
    response.end(errorEnvelope(startingError));
  };
  const server = createServer({ keepAliveTimeout }, (request, response) => listener(request, response));
  server.on('clientError', handleClientError);
  // `Expect: 100-continue` is answered by Node; what else a client may expect is no reason to refuse it.
  server.on('checkExpectation', (request, response) => listener(request, response));
  try {
    await once(server.listen(port, address), 'listening');
  } catch (error) {
    throw await portError(error as NodeJS.ErrnoException, port, setting);
  }
  return {
    port: (server.address() as AddressInfo).port,
    serve: (next) => {
      listener = next;
    },
    close: () => closeServer(server),
  };
}

async function closeServer(server: ReturnType<typeof createServer>): Promise<void> {
  const closed = new Promise<void>((done) => server.close(() => done()));
  server.closeIdleConnections();
  // Browsers keep connections open for long; a slow download must not keep the process alive for ever.
  const forceClose = setTimeout(() => server.closeAllConnections(), 3000);
  await closed;
  clearTimeout(forceClose);
}
