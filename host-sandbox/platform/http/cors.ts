import cors from '@fastify/cors';
import type { FastifyInstance } from 'fastify';
import { requestIdHeader } from '@/contracts/envelope';

/** What those must see who fetch a file in parts: a reader of documents, and a download that goes on where it stopped. */
const exposedRangeHeaders = ['accept-ranges', 'content-range', 'content-length', 'etag'];

/**
 * Lets the allowed origins call the platform and read its media, and any origin read the portal's own files:
 * a host page elsewhere imports them as modules.
 */
export async function setupCors(app: FastifyInstance, allowedOrigins: readonly string[]): Promise<void> {
  await app.register(cors, {
    delegator: (request, callback) => {
      const guarded = /^\/(api|media|sandbox)(\/|$)/.test(request.url ?? '');
      callback(null, {
        origin: guarded ? [...allowedOrigins] : '*',
        methods: guarded ? ['GET', 'HEAD', 'POST'] : ['GET', 'HEAD'],
        exposedHeaders: [requestIdHeader, 'content-disposition', ...(guarded ? exposedRangeHeaders : [])],
        maxAge: 600,
        // An OPTIONS request that is no preflight gets the same answer, rather than a line of English.
        strictPreflight: false,
      });
    },
  });
}
