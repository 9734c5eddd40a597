import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import cors from '@fastify/cors';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { browserHeader, requestIdHeader, requestIdPattern } from '@/contracts/envelope';
import type { Database } from '../db/database';
import { appliedMigration } from '../db/migrations';
import type { PlatformDeps } from '../platform-deps';
import { readBody } from './read-body';

/**
 * Accepts JSON bodies only. An empty body counts as none, because many clients send the content type without a body.
 */
export function parseJsonBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  addJsonParser(app, 'application/json');
}

/** Parses the bodies of these types as JSON. */
export function addJsonParser(app: FastifyInstance, types: string | string[]): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser(types, (request, payload, done) => {
    readBody(request, payload).then(
      (body) => (body === '' ? done(null) : void parse(request, body, done)),
      (error: unknown) => done(error as Error),
    );
  });
}

/** The client's request id if it is well-formed, else a new one. */
export function requestIdOf(request: Pick<IncomingMessage, 'headers'>): string {
  const given = request.headers[requestIdHeader];
  return typeof given === 'string' && requestIdPattern.test(given) ? given : randomUUID();
}

function accessOf(request: FastifyRequest, reply: FastifyReply) {
  return {
    method: request.method,
    // Path only: a query string may hold secrets.
    path: request.url.split('?', 1)[0],
    milliseconds: Math.round(reply.elapsedTime),
    user: request.session?.userId.toString(),
  };
}

/** Sends the request id with every response, errors and files included, and logs one line per request. */
export function setupRequestIds(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header(requestIdHeader, request.id);
    // Fastify calls no hook when the client disconnects after its request was read.
    reply.raw.once('close', () => {
      if (!reply.raw.writableFinished) request.log.info(accessOf(request, reply), 'caller left');
    });
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    request.log.info({ ...accessOf(request, reply), status: reply.statusCode }, 'answered');
    done();
  });
}

/** Security headers of every response; those of the page are in `contracts/page-headers.ts`. */
export function setupSecurityHeaders(app: FastifyInstance, hstsDays: number): void {
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(securityHeaders(hstsDays));
    done();
  });
}

/** For responses that no hook sees, too. */
export function securityHeaders(hstsDays: number): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    ...(hstsDays > 0 ? { 'strict-transport-security': `max-age=${hstsDays * 24 * 60 * 60}` } : {}),
  };
}

/** Serves the contact for reports of security holes (RFC 9116). */
export function registerSecurityContact(app: FastifyInstance, contact: string, clock: () => Date): void {
  if (contact === '') return;
  app.get('/.well-known/security.txt', (_request, reply) => {
    const expires = new Date(clock().getTime() + 180 * 24 * 60 * 60 * 1000).toISOString();
    return reply
      .type('text/plain; charset=utf-8')
      .send(`Contact: ${contact}\nExpires: ${expires}\nPreferred-Languages: zh, en\n`);
  });
}

/** Headers that range requests read: the PDF viewer and resumed downloads. */
const exposedRangeHeaders = ['accept-ranges', 'content-range', 'content-length', 'etag'];

/**
 * Lets allowed origins call the platform and read its media, and any origin read the portal's files, which host pages
 * import as modules.
 */
export async function setupCors(app: FastifyInstance, allowedOrigins: readonly string[]): Promise<void> {
  await app.register(cors, {
    delegator: (request, callback) => {
      // The router decodes a path: `/%61pi` is `/api`. No file of the portal begins like that.
      const guarded = /^\/(api|media|sandbox|[^/?]*%[^/?]*)([/?]|$)/.test(request.url ?? '');
      callback(null, {
        origin: guarded ? [...allowedOrigins] : '*',
        methods: guarded ? ['GET', 'HEAD', 'POST'] : ['GET', 'HEAD'],
        exposedHeaders: [
          requestIdHeader,
          'content-disposition',
          ...(guarded ? [browserHeader, ...exposedRangeHeaders] : []),
        ],
        maxAge: 600,
        // An OPTIONS request that is no preflight gets the same response instead of an English error.
        strictPreflight: false,
      });
    },
  });
}

/**
 * `/healthz`: the process is alive. `/readyz`: the database responds and has every migration, and the process does not
 * drain. While it drains, every response closes its connection, so that proxies open the next one to another process.
 * @param newestMigration time of this version's newest migration
 */
export function registerHealth(
  app: FastifyInstance,
  { database, newestMigration, isDraining = () => false }: HealthDeps,
): void {
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (isDraining()) reply.header('connection', 'close');
    done();
  });
  app.get('/healthz', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  );
  app.get('/readyz', async (_request, reply) => {
    const reason = isDraining() ? 'draining' : await notReadyReason(database, newestMigration);
    reply.header('cache-control', 'no-store').code(reason ? 503 : 200);
    return reason ? { status: 'unavailable', reason } : { status: 'ok' };
  });
}

type HealthDeps = Pick<PlatformDeps, 'database' | 'newestMigration' | 'isDraining'>;

async function notReadyReason(database: Database, newestMigration: number): Promise<string | null> {
  try {
    return (await appliedMigration(database)) >= newestMigration ? null : 'migrations';
  } catch {
    return 'database';
  }
}
