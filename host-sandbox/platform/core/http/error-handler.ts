import { randomUUID } from 'node:crypto';
import { STATUS_CODES, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { DrizzleQueryError } from 'drizzle-orm';
import type { FastifyBaseLogger, FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { requestIdHeader } from '@/contracts/envelope';
import { redact } from '@/contracts/redact';
import { isConnectionError, isStorageError, quotesValues } from '../db/errors';
import { errorEnvelope, ApiError, httpError } from './api-error';

/**
 * Turns every error into an envelope. Of an unexpected error the client sees the request id only.
 * @param postOnly paths that exist for POST
 */
export function setErrorHandlers(app: FastifyInstance, postOnly: ReadonlySet<string>): void {
  app.setNotFoundHandler((request, reply) =>
    isOpenedInBrowser(request)
      ? reply.code(404).header('cache-control', 'no-store').type('text/html; charset=utf-8').send(missingPage)
      : sendError(reply, notFoundError(request, postOnly)),
  );
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const apiError = error instanceof ApiError ? error : toApiError(error);
    // Clients can cause any number of such refusals; each has its line as every response.
    const isRefusal = error instanceof ApiError && error.code === 'B0503' && !error.cause;
    // Not `err`: its serialiser would replace the type.
    if (apiError.status >= 500 && !isRefusal)
      request.log.error({ error: loggableError(error) }, 'request failed');
    return sendError(reply, apiError);
  });
}

/** An address beside the portal's page that a person has opened; a call, a script or a picture asks for no HTML. */
function isOpenedInBrowser({ method, url, headers, server }: FastifyRequest): boolean {
  const isRead = method === 'GET' || method === 'HEAD';
  const hasPortal = server.hasRoute({ method: 'GET', url: '/*' });
  return isRead && hasPortal && !url.startsWith('/api/') && headers.accept?.includes('text/html') === true;
}

const missingPage = `<!doctype html>
<html lang="zh-CN">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>没有这个页面</title>
<h1>没有这个页面</h1>
<p><a href="/">返回首页</a></p>
<p lang="en">Page not found. <a href="/">Home page</a></p>
`;

/** Handles requests that Fastify rejects before any hook, such as one for `/%zz`. */
export function handleFrameworkError(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  const apiError = toApiError(error);
  request.log.info({ method: request.method, status: apiError.status }, 'answered');
  void sendError(reply.header(requestIdHeader, request.id), apiError);
}

/** Sends an error as an envelope with its HTTP status. */
export function sendError(reply: FastifyReply, apiError: ApiError): FastifyReply {
  if (apiError.status === 401) reply.header('www-authenticate', 'Bearer');
  const retryAfter = retryAfterOf(apiError);
  if (retryAfter !== null) reply.header('retry-after', retryAfter);
  if (apiError.status === 405) reply.header('allow', 'POST');
  return reply
    .code(apiError.status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(errorEnvelope(apiError));
}

/** Seconds until the client should try again; a 429 always has them. */
function retryAfterOf({ data, status }: ApiError): number | null {
  return (data as { retryAfter?: number } | null)?.retryAfter ?? (status === 429 ? 60 : null);
}

function notFoundError(request: FastifyRequest, postOnly: ReadonlySet<string>): ApiError {
  const path = request.url.split('?', 1)[0] ?? '';
  return httpError(request.method !== 'POST' && postOnly.has(path) ? 405 : 404);
}

function toApiError(error: FastifyError): ApiError {
  if (isStorageError(error))
    return new ApiError('B0503', '平台的存储空间不足或无法写入，暂时不能保存，请稍后再试', {
      retryAfter: 60,
    });
  if (isConnectionError(error)) return new ApiError('B0503', '服务暂时不可用，请稍后再试');
  const { statusCode = 500 } = error;
  return statusCode >= 400 && statusCode < 500 ? httpError(statusCode) : new ApiError('B0500', '服务器错误');
}

/** HTTP status of errors of Node's parser; all others are 400. */
const statuses: Partial<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
};

/**
 * Responds to input that is not HTTP, for which there is no request object, and closes the connection. After a request,
 * such input gets no response, but the request does.
 */
export function handleClientError(
  error: NodeJS.ErrnoException,
  socket: Duplex,
  log?: Pick<FastifyBaseLogger, 'info'>,
): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const { _httpMessage: response } = socket as { _httpMessage?: ServerResponse | null };
  // A request whose body was cut off never gets its own response, so it gets the one below.
  if (response && (response.req.complete || response.headersSent)) {
    const close = () => socket.end(() => socket.destroy());
    if (response.writableFinished) close();
    else response.once('finish', close);
    return;
  }
  const apiError = httpError(statuses[error.code ?? ''] ?? 400);
  const body = errorEnvelope(apiError);
  const requestId = randomUUID();
  log?.info({ requestId, status: apiError.status, reason: error.code }, 'answered');
  const head = [
    `HTTP/1.1 ${apiError.status} ${STATUS_CODES[apiError.status]}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    `${requestIdHeader}: ${requestId}`,
    'cache-control: no-store',
    'x-content-type-options: nosniff',
    'connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy());
}

/**
 * The loggable part of an error. Database errors have query parameters in message and stack, so only their cause and
 * the statement are logged; a stack is reduced to its frames.
 */
export function loggableError(error: unknown): {
  type: string;
  message: string;
  code?: string;
  table?: string;
  constraint?: string;
  /** The failed statement, with `$1` instead of each value. */
  query?: string;
  frames: string[];
} {
  if (!(error instanceof Error)) return { type: typeof error, message: 'not an Error', frames: [] };
  const root = error.cause instanceof Error ? error.cause : error;
  const { code, table, constraint } = root as NodeJS.ErrnoException & { table?: string; constraint?: string };
  return {
    type: root.name,
    message: root === error && 'params' in error ? 'query failed' : withoutValues(root),
    ...(code ? { code } : {}),
    ...(table ? { table } : {}),
    ...(constraint ? { constraint } : {}),
    ...(error instanceof DrizzleQueryError ? { query: error.query.slice(0, 2000) } : {}),
    frames: (root.stack ?? '')
      .split('\n')
      .filter((line) => /^\s+at /.test(line))
      .slice(0, 8)
      .map((line) => line.trim()),
  };
}

function withoutValues(error: Error): string {
  const { message } = error;
  return redact(quotesValues(error) ? message.replace(/"[^"]*"|\d+/g, '…') : message);
}
