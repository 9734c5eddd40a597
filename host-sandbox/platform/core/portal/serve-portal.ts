import { statSync } from 'node:fs';
import { join, sep } from 'node:path';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import fastifyStatic, { type FastifyStaticOptions } from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { ensureDir } from '../data-dir/ensure-dir';
import { pageHeaders, tlsPageHeaders } from '@/contracts/page-headers';
import { retainAssets } from './retain-assets';
import { retainMaps } from './retain-maps';

export interface ServePortalOptions {
  /** Folder of the built portal. */
  readonly folder: string;
  /** Folder for the assets of this build and of earlier ones. */
  readonly keptFolder: string;
  /** Folder for their source maps, which are not served. */
  readonly mapsFolder: string;
  /** Days for which these are kept. */
  readonly keepDays: number;
  readonly clock: () => Date;
  /** The policy of the page, or `null`; read for every page, because a build may replace both. */
  readonly contentSecurityPolicy: () => string | null;
  /** TLS is in front. */
  readonly hasTls: boolean;
}

/** An in-app address whose `#` a mail client or a chat program has encoded, or replaced by a full-width one. */
const encodedHash = /^\/(?:%23|%ef%bc%83)(?:\/|%2f)?([^]*)$/i;

/**
 * Serves the built portal at `/`. The page is revalidated on every request; assets have a hash in their names and are
 * cached for a year. They are served from a copy, in which those of replaced builds stay for some days.
 */
export async function servePortal(app: FastifyInstance, options: ServePortalOptions): Promise<void> {
  const { folder, keptFolder } = options;
  ensureDir(keptFolder);
  const keepBuild = createBuildKeeper(app, options);
  keepBuild();
  await app.register(async (portal) => {
    await portal.register(compress, {
      encodings: ['br', 'gzip'],
      threshold: 1024,
      // Level 11, the default, takes seconds for a large script.
      brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } },
    });
    portal.addHook('onRequest', ({ url }, reply, done) => {
      const [, address] = encodedHash.exec(url) ?? [];
      if (address !== undefined) {
        void reply.redirect(`/#/${address}`);
        return;
      }
      // joined from an address that ends with a slash
      if (/^\/{2,}(\?|$)/.test(url)) {
        void reply.redirect(url.replace(/^\/+/, '/'));
        return;
      }
      // an instance may get the first request of a build for an asset, since another one served the page
      if (/^\/((index\.html)?(\?|$)|assets\/)/.test(url)) keepBuild();
      done();
    });
    // Shared caches must separate encodings; compress sets Vary for its own responses only.
    portal.addHook('onSend', (request, reply, _payload, done) => {
      // MIME tables map `.ts` to a video type
      if (request.url.endsWith('.d.ts') && reply.statusCode === 200) reply.type('text/plain; charset=utf-8');
      if (reply.hasHeader('content-encoding'))
        reply.header('vary', varyWithEncoding(reply.getHeader('vary')));
      done();
    });
    const files = {
      // A range of a compressed file would be a range of different bytes.
      acceptRanges: false,
      decorateReply: false,
      // files that the build has compressed
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, path) => void reply.headers(headersOf(path, options)),
    } satisfies Partial<FastifyStaticOptions>;
    await portal.register(fastifyStatic, { ...files, root: folder });
    await portal.register(fastifyStatic, { ...files, root: keptFolder, prefix: '/assets/' });
  });
}

/** Returns a function that copies the assets of the current build if they have changed since its last call. */
function createBuildKeeper(
  app: FastifyInstance,
  { folder, keptFolder, mapsFolder, keepDays, clock }: ServePortalOptions,
): () => void {
  const assets = join(folder, 'assets');
  let kept: number | undefined;
  return () => {
    const changedAt = statSync(assets, { throwIfNoEntry: false })?.mtimeMs;
    if (changedAt === undefined || changedAt === kept) return;
    try {
      const options = { days: keepDays, now: clock() };
      retainAssets(assets, keptFolder, options);
      retainMaps(folder, mapsFolder, options);
      kept = changedAt;
    } catch (error) {
      app.log.warn({ err: error }, 'the files of this build could not be kept');
    }
  };
}

function varyWithEncoding(vary: unknown): string {
  const names = typeof vary === 'string' ? vary : '';
  if (/accept-encoding/i.test(names)) return names;
  return names === '' ? 'accept-encoding' : `${names}, accept-encoding`;
}

function headersOf(
  path: string,
  { keptFolder, contentSecurityPolicy, hasTls }: ServePortalOptions,
): Record<string, string> {
  const isPage = path.endsWith('.html');
  const policy = isPage ? contentSecurityPolicy() : null;
  const isHashed = path.startsWith(join(keptFolder, sep));
  return {
    'cache-control': isHashed ? 'public, max-age=31536000, immutable' : 'no-cache',
    'referrer-policy': pageHeaders['Referrer-Policy'],
    ...(isPage && { ...pageHeaders, ...(hasTls && tlsPageHeaders) }),
    ...(policy ? { 'content-security-policy': policy } : {}),
  };
}
