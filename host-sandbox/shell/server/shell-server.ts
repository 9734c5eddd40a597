import fastifyStatic from '@fastify/static';
import fastify, { type FastifyInstance } from 'fastify';
import { shellHeaders } from './security-headers';

/** Configuration of the sample host, served as `/shell-config.json`. */
export interface ShellServerConfig {
  /** URL of the portal's page. */
  readonly portalEntry: string;
  readonly apiBase: string;
  readonly product: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly tokenField: string;
  /** Base URL of stored paths. */
  readonly objectStorageBase?: string;
  /** An account of the sample platform, which the sign-in form is filled in with; missing for a real platform. */
  readonly sampleAccount?: { readonly username: string; readonly password: string };
}

interface ShellServerDeps {
  /** Folder of the built sample host. */
  readonly shellFolder: string;
  readonly config: ShellServerConfig;
  /** As `HSTS_DAYS`; default: none. */
  readonly hstsDays?: number;
}

/**
 * Builds the sample host's server: its files, its configuration, and its page for every path it routes itself.
 */
export async function buildShellServer({
  shellFolder,
  config,
  hstsDays = 0,
}: ShellServerDeps): Promise<FastifyInstance> {
  const app = fastify({ forceCloseConnections: true });
  const headers = shellHeaders(config, hstsDays);
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
  app.get('/shell-config.json', (_request, reply) => reply.header('cache-control', 'no-store').send(config));
  await app.register(fastifyStatic, {
    root: shellFolder,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const isHashed = /[\\/]assets[\\/]/.test(path);
      reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  app.setNotFoundHandler((request, reply) => {
    // A path with a file extension is a missing file. Opened in a browser, it shows the page that says so.
    const isFile = /\.\w+$/.test(request.url.split('?', 1)[0] ?? '');
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const canShow = !isFile || request.headers.accept?.includes('text/html') === true;
    if (isRead && canShow) return reply.code(isFile ? 404 : 200).sendFile('index.html');
    return reply.code(404).type('text/plain; charset=utf-8').send('not found');
  });
  await app.ready();
  return app;
}
