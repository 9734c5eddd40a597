import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { Server as NetServer, type AddressInfo } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import * as z from 'zod/mini';
import { requestIdHeader } from '@/contracts/envelope';
import { errorEnvelope, ApiError } from '../http/api-error';
import { handleClientError } from '../http/error-handler';
import { requestIdOf } from '../http/server-setup';
import { inTurn } from './in-turn';
import { StartupError } from './startup-error';

const startingError = new ApiError('B0503', '平台正在启动，请稍后再试');

/**
 * Idle timeout in milliseconds: longer than that of proxies and browsers, which would otherwise send a request into a
 * closing connection.
 */
const keepAliveTimeout = 75_000;

/** A bound port, possibly without a server behind it yet. */
export interface PortListener {
  readonly port: number;
  /** Passes requests to a server, and invalid requests to its log; until then they get 503, or no connection. */
  serve(listener: RequestListener, log?: Pick<FastifyBaseLogger, 'info'>): Promise<void>;
  /** Accepts no further connections, lets running requests finish, and frees the port. */
  close(): Promise<void>;
}

/**
 * Binds a port before anything slow or destructive starts, so that a second start fails at once.
 * @param port 0 for any free one
 * @param setting name of the setting in the error message
 * @param address the only address to listen on; default: loopback
 * @param refusesUntilServed frees the port again until it is served: a proxy then sends requests to another process,
 *   which it does not do after a 503
 * @throws StartupError when the port is taken or forbidden
 */
export async function bindPort(
  port: number,
  setting: string,
  address = '127.0.0.1',
  refusesUntilServed = false,
): Promise<PortListener> {
  let listener: RequestListener = (request, response) => {
    response.writeHead(startingError.status, {
      'content-type': 'application/json; charset=utf-8',
      'retry-after': '1',
      [requestIdHeader]: requestIdOf(request),
    });
    response.end(errorEnvelope(startingError));
  };
  const handle = inTurn((request, response) => listener(request, response));
  const server = createServer({ keepAliveTimeout }, handle);
  let log: Pick<FastifyBaseLogger, 'info'> | undefined;
  server.on('clientError', (error, socket) => handleClientError(error, socket, log));
  // Node handles `Expect: 100-continue`; other expectations are ignored instead of rejected.
  server.on('checkExpectation', handle);
  const listen = async (wanted: number) => {
    try {
      await once(server.listen(wanted, address), 'listening');
    } catch (error) {
      throw await portError(error as NodeJS.ErrnoException, wanted, address, setting);
    }
  };
  await listen(port);
  const bound = (server.address() as AddressInfo).port;
  if (refusesUntilServed) await closeServer(server);
  return {
    port: bound,
    async serve(next, nextLog) {
      [listener, log] = [next, nextLog];
      if (refusesUntilServed) await listen(bound);
    },
    close: () => closeServer(server),
  };
}

async function closeServer(server: ReturnType<typeof createServer>): Promise<void> {
  // A request may have arrived that Node has not read: it accepts those connections, and then reads from them.
  await nextTurn();
  // Not `server.close()` of HTTP, which drops these connections as idle.
  const closed = new Promise<void>((done) => NetServer.prototype.close.call(server, () => done()));
  await nextTurn();
  server.closeIdleConnections();
  // Browsers keep connections open for long; a slow download must not keep the process alive.
  const forceClose = setTimeout(() => server.closeAllConnections(), 3000);
  await closed;
  clearTimeout(forceClose);
}

/**
 * Explains why a port cannot be used and what to do.
 * @param setting name of the setting in the message
 */
async function portError(
  error: NodeJS.ErrnoException,
  port: number,
  address: string,
  setting: string,
): Promise<StartupError> {
  if (error.code === 'EADDRINUSE') return await portTakenError(port, setting);
  if (error.code === 'EADDRNOTAVAIL')
    return new StartupError(
      `本机没有地址 ${address}。请改正环境变量 LISTEN_ADDRESS。`,
      `this machine has no address ${address}: correct LISTEN_ADDRESS`,
    );
  return new StartupError(
    `端口 ${port} 无法使用（${error.code ?? error.message}）。请用环境变量 ${setting} 换一个端口。`,
    `port ${port} cannot be used: choose another by ${setting}`,
  );
}

/** The error of a taken port; names the platform if one already runs there. */
async function portTakenError(port: number, setting: string): Promise<StartupError> {
  const address = `http://localhost:${port}`;
  if (await isPlatform(address)) {
    return new StartupError(
      `门户平台已在 ${address} 运行，可直接使用；要再启动一个，请用环境变量 ${setting} 换一个端口。`,
      `the platform is already running at ${address}: use it, or choose another port by ${setting} for a second one`,
    );
  }
  return new StartupError(
    `端口 ${port} 已被其他程序占用。请关闭占用它的程序，或用环境变量 ${setting} 换一个端口。`,
    `port ${port} is taken: end the program that holds it, or choose another port by ${setting}`,
  );
}

/** Response of `/healthz`, and of a listener that is still starting. */
const platformResponses = z.union([
  z.object({ status: z.literal('ok') }),
  z.object({ code: z.literal('B0503'), msg: z.string() }),
]);

/** Whether a portal platform responds there within two seconds. */
async function isPlatform(address: string): Promise<boolean> {
  try {
    const response = await fetch(`${address}/healthz`, { signal: AbortSignal.timeout(2000) });
    return (
      response.headers.has(requestIdHeader) && platformResponses.safeParse(await response.json()).success
    );
  } catch {
    return false;
  }
}
