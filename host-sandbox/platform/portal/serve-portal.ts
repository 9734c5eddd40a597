import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { pageHeaders, tlsPageHeaders } from '@/contracts/page-headers';

/**
 * Serves the built portal at `/`. The page is revalidated on every request; assets have a hash in their names and are
 * cached for a year.
 * @param contentSecurityPolicy returns the policy of the page, or `null`; read for every page, because a build may
 *   replace both
 * @param hasTls TLS is in front
 */
export async function servePortal(
  app: FastifyInstance,
  folder: string,
  contentSecurityPolicy: () => string | null,
  hasTls = false,
): Promise<void> {
  await app.register(async (portal) => {
    await portal.register(compress, {
      encodings: ['br', 'gzip'],
      threshold: 1024,
      // Level 11, the default, takes seconds for a large script.
      brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } },
    });
    // Shared caches must separate encodings; compress sets Vary for its own responses only.
    portal.addHook('onSend', async (request, reply) => {
      // MIME tables map `.ts` to a video type
      if (request.url.endsWith('.d.ts') && reply.statusCode === 200) reply.type('text/plain; charset=utf-8');
      if (reply.hasHeader('content-encoding'))
        reply.header('vary', varyWithEncoding(reply.getHeader('vary')));
    });
    await portal.register(fastifyStatic, {
      root: folder,
      // A range of a compressed file would be a range of different bytes.
      acceptRanges: false,
      decorateReply: false,
      // files that the build has compressed
      preCompressed: true,
      cacheControl: false,
      setHeaders: (response, path) => {
        for (const [name, value] of Object.entries(headersOf(path, contentSecurityPolicy, hasTls))) {
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

function headersOf(
  path: string,
  contentSecurityPolicy: () => string | null,
  hasTls: boolean,
): Record<string, string> {
  const isPage = path.endsWith('.html');
  const policy = isPage ? contentSecurityPolicy() : null;
  const isHashed = /[\\/]assets[\\/]/.test(path);
  return {
    'cache-control': isHashed ? 'public, max-age=31536000, immutable' : 'no-cache',
    'referrer-policy': pageHeaders['Referrer-Policy'],
    ...(isPage && { ...pageHeaders, ...(hasTls && tlsPageHeaders) }),
    ...(policy ? { 'content-security-policy': policy } : {}),
  };
}
