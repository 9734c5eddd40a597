import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { requestIdHeader } from '@/contracts/envelope';
import { isUnreachable } from '../db/unreachable';
import { envelopeText, PlatformFault } from './fault';
import { loggableError } from './loggable-error';
import { refusal } from './refusal';

/**
 * Turns whatever goes wrong into an envelope. Nothing of an unexpected error reaches the client but the request id.
 * @param postOnly paths that exist, for POST
 */
export function setErrorAnswers(app: FastifyInstance, postOnly: ReadonlySet<string>): void {
  app.setNotFoundHandler((request, reply) => answerFault(reply, unknownAddress(request, postOnly)));
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const fault = error instanceof PlatformFault ? error : translate(error);
    if (fault.status >= 500) request.log.error({ err: loggableError(error) }, 'request failed');
    return answerFault(reply, fault);
  });
}

/** Answers a request that Fastify refuses before any hook, such as one for `/%zz`. */
export function answerRefused(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  const fault = translate(error);
  request.log.info({ method: request.method, status: fault.status }, 'answered');
  void answerFault(reply.header(requestIdHeader, request.id), fault);
}

/** Sends a fault as an envelope under its own status. */
export function answerFault(reply: FastifyReply, fault: PlatformFault): FastifyReply {
  if (fault.status === 401) reply.header('www-authenticate', 'Bearer');
  if (fault.status === 429) reply.header('retry-after', retryAfterOf(fault.data));
  if (fault.status === 405) reply.header('allow', 'POST');
  return reply
    .code(fault.status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(envelopeText(fault));
}

function retryAfterOf(data: unknown): number {
  return (data as { retryAfter?: number } | null)?.retryAfter ?? 60;
}

function unknownAddress(request: FastifyRequest, postOnly: ReadonlySet<string>): PlatformFault {
  const path = request.url.split('?', 1)[0] ?? '';
  return refusal(request.method !== 'POST' && postOnly.has(path) ? 405 : 404);
}

function translate(error: FastifyError): PlatformFault {
  if (isUnreachable(error)) return new PlatformFault('B0503', '服务暂时不可用，请稍后再试');
  const { statusCode = 500 } = error;
  return statusCode >= 400 && statusCode < 500
    ? refusal(statusCode)
    : new PlatformFault('B0500', '服务器错误');
}
