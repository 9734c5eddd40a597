import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as z from 'zod/mini';
import { requestIdHeader } from '@/contracts/envelope';
import { errorEnvelope, ApiError } from './http/api-error';
import { handleClientError } from './http/error-handler';
import { requestIdOf } from './http/server-setup';
import { StartupError } from './startup-error';

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

/**
 * Why a port cannot be listened on, and what to do.
 * @param setting name of the setting to name
 */
export async function portError(
  error: NodeJS.ErrnoException,
  port: number,
  setting: string,
): Promise<StartupError> {
  if (error.code === 'EADDRINUSE') return await portTakenError(port, setting);
  return new StartupError(
    `端口 ${port} 无法使用（${error.code ?? error.message}）。请用环境变量 ${setting} 换一个端口。`,
    `port ${port} cannot be used: choose another by ${setting}`,
  );
}

/** The fault of a taken port; where a platform of ours holds it, the fault says so. */
export async function portTakenError(port: number, setting: string): Promise<StartupError> {
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

/** What `/healthz` answers, and what the door answers as long as nobody serves behind it. */
const platformResponses = z.union([
  z.object({ status: z.literal('ok') }),
  z.object({ code: z.literal('B0503'), msg: z.string() }),
]);

/** True when a platform of ours answers there within two seconds. */
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
