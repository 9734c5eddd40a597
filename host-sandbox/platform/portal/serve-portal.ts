import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/**
 * Serves the built portal at `/`. The page itself is asked for anew each time; its parts carry a hash in their
 * names and are kept for a year.
 * @param contentSecurityPolicy policy of the page, or `null` for none; asked with every page, since a build may replace
 *   both while we serve
 */
export async function servePortal(
  app: FastifyInstance,
  folder: string,
  contentSecurityPolicy: () => string | null,
): Promise<void> {
  await app.register(async (portal) => {
    await portal.register(compress, {
      encodings: ['br', 'gzip'],
      threshold: 1024,
      // Level 11, the default, takes seconds for a large script.
      brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } },
    });
    // Caches between us must not give a browser what another one can read; compress does it for its own answers alone.
    portal.addHook('onSend', async (request, reply) => {
      // a list of file types knows `.ts` as a video
      if (request.url.endsWith('.d.ts') && reply.statusCode === 200) reply.type('text/plain; charset=utf-8');
      if (reply.hasHeader('content-encoding'))
        reply.header('vary', varyWithEncoding(reply.getHeader('vary')));
    });
    await portal.register(fastifyStatic, {
      root: folder,
      // A range of a compressed file would be a range of something else.
      acceptRanges: false,
      decorateReply: false,
      // what the build has laid beside its parts
      preCompressed: true,
      cacheControl: false,
      setHeaders: (response, path) => {
        for (const [name, value] of Object.entries(headersOf(path, contentSecurityPolicy))) {
          response.setHeader(name, value);
        }
      },
    });
  });
}

function varyWithEncoding(vary: unknown): string {
  const names = typeof vary === 'string' ? vary : '';
  if (/accept-encoding/i.test(names)) return names;
  return names === '' ? 'accept-encoding' : `${names}, accept-encoding`;
}

function headersOf(path: string, contentSecurityPolicy: () => string | null): Record<string, string> {
  const policy = path.endsWith('.html') ? contentSecurityPolicy() : null;
  const isHashed = /[\\/]assets[\\/]/.test(path);
  return {
    'cache-control': isHashed ? 'public, max-age=31536000, immutable' : 'no-cache',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    ...(policy ? { 'content-security-policy': policy } : {}),
  };
}
