import type { FastifyInstance, FastifyRequest } from 'fastify';
import { limits } from '@/contracts/limits';
import { ApiError, httpError } from './api-error';
import { blocksOf, clientInfoOf } from './client-info';
import { ownerOf } from './register-endpoint';

const mebibyte = 1024 * 1024;
const retryAfter = 5;
/** A body of up to this size costs less than its connection, and is never refused: everybody can sign in. */
const uncountedBytes = 4096;

/** The most bytes of bodies that are open at the same time, in all and of one owner. */
interface Pool {
  readonly total: number;
  readonly each: number;
  readonly open: Map<string, number>;
  sum: number;
}

const createPool = (total: number, each: number): Pool => ({
  total: total * mebibyte,
  each: each * mebibyte,
  open: new Map(),
  sum: 0,
});

/**
 * Bounds the memory of bodies that are being sent or worked on, before they are read. Strangers, calls, uploads of
 * members and uploads of operators have pools of their own, so that none can keep the others out. Two of a member's
 * largest uploads fit into a share, and one of an operator's.
 */
export function setupBodyBudget(app: FastifyInstance): void {
  const strangers = createPool(16, 2);
  const calls = createPool(16, 2);
  const uploads = createPool(64, 14);
  const operatorUploads = createPool(48, 24);
  const poolOf = ({ session }: FastifyRequest, bytes: number) => {
    if (!session) return strangers;
    if (bytes <= limits.bodyBytes) return calls;
    return session.roles.includes('admin') ? operatorUploads : uploads;
  };

  // Node creates an object for each chunk before the session is known. Clients and proxies declare lengths.
  app.addHook('onRequest', (request, reply, done) => {
    if (request.headers['transfer-encoding'] === undefined) return done();
    reply.header('connection', 'close');
    done(httpError(411));
  });
  app.addHook('preParsing', (request, reply, _payload, done) => {
    const bytes = declaredBytes(request);
    // A body beyond the limit is refused while it is read.
    if (bytes <= uncountedBytes || bytes > bodyLimitOf(request)) return done();
    // The client left while its session was looked up: the response is closed already, and nothing would release it.
    if (reply.raw.destroyed) return done(httpError(400));
    const pool = poolOf(request, bytes);
    const owner = ownerOf(request.session, () => clientInfoOf(request));
    const owners = request.session ? [owner] : blocksOf(owner);
    const refusal = reserve(pool, owners, bytes);
    if (refusal) {
      // The rest of the body is not read.
      reply.header('connection', 'close');
      return done(refusal);
    }
    reply.raw.once('close', () => release(pool, owners, bytes));
    done();
  });
}

/** The limit of the body of a request in bytes. */
export function bodyLimitOf({ routeOptions }: FastifyRequest): number {
  return routeOptions.bodyLimit ?? limits.bodyBytes;
}

/** The declared length of a body in bytes. */
export function declaredBytes({ headers }: Pick<FastifyRequest, 'headers'>): number {
  return Number(headers['content-length'] ?? 0);
}

/** @param owners the neighbours of a network have twice its share together, and their provider's block four times */
function reserve(pool: Pool, owners: readonly string[], bytes: number): ApiError | null {
  const { total, each, open } = pool;
  if (owners.some((owner, index) => (open.get(owner) ?? 0) + bytes > each * 2 ** index))
    return new ApiError('A0429', `同时上传的内容过多，请在${retryAfter}秒后再试`, { retryAfter });
  if (pool.sum + bytes > total)
    return new ApiError('B0503', `正在上传的人较多，请在${retryAfter}秒后再试`, { retryAfter });
  pool.sum += bytes;
  for (const owner of owners) open.set(owner, (open.get(owner) ?? 0) + bytes);
  return null;
}

function release(pool: Pool, owners: readonly string[], bytes: number): void {
  pool.sum -= bytes;
  for (const owner of owners) {
    const rest = (pool.open.get(owner) ?? 0) - bytes;
    if (rest > 0) pool.open.set(owner, rest);
    else pool.open.delete(owner);
  }
}
