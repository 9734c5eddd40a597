import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import fastify, { type FastifyInstance } from 'fastify';
import type { PortListener } from '../../platform/listener';
import { sampleAccounts } from '../../platform/seed/accounts';
import type { Settings } from '../../platform/settings';
import { StartupError } from '../../platform/startup-error';
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
}

/** The configuration for a portal at `origin`. */
export function shellServerConfig(settings: Settings, origin: string): ShellServerConfig {
  const { product, clientId, clientSecret, tokenField, seed } = settings;
  const [{ username, password }] = sampleAccounts;
  return {
    portalEntry: `${origin}/`,
    apiBase: `${origin}/api`,
    // Stored paths start with a slash; inside the host they must lead to the platform.
    objectStorageBase: origin,
    product,
    clientId,
    clientSecret,
    tokenField,
    ...(seed === 'sample' && { sampleAccount: { username, password } }),
  };
}

/**
 * Serves the sample host on a bound port.
 * @param portalUrl origin of the portal
 * @returns a function that shuts it down
 */
export async function serveShell(
  settings: Settings,
  listener: PortListener,
  { shellFolder, portalUrl }: { readonly shellFolder: string; readonly portalUrl: string },
): Promise<() => Promise<void>> {
  const shell = await buildShellServer({ shellFolder, config: shellServerConfig(settings, portalUrl) });
  await listener.serve((request, response) => shell.routing(request, response));
  return async () => {
    await listener.close();
    await shell.close();
  };
}

/**
 * Builds the sample host's server: its files, its configuration, and its page for every path it routes itself.
 * @throws StartupError when the sample host is not built
 */
export async function buildShellServer({ shellFolder, config }: ShellServerDeps): Promise<FastifyInstance> {
  if (!existsSync(join(shellFolder, 'index.html')))
    throw new StartupError(
      `示例宿主还没有构建：${shellFolder} 里没有 index.html。请先运行 npm run build。`,
      `the sample host is not built, there is no index.html in ${shellFolder}: run npm run build first`,
    );
  const app = fastify({ forceCloseConnections: true });
  const headers = shellHeaders(config);
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
  app.get('/shell-config.json', (_request, reply) => reply.header('cache-control', 'no-store').send(config));
  await app.register(fastifyStatic, {
    root: shellFolder,
    cacheControl: false,
    setHeaders: (response, path) => {
      const isHashed = /[\\/]assets[\\/]/.test(path);
      response.setHeader('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  app.setNotFoundHandler((request, reply) => {
    // A path with a file extension is a missing file, not a page.
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const isPage = isRead && !/\.\w+$/.test(request.url.split('?', 1)[0] ?? '');
    if (isPage) return reply.sendFile('index.html');
    return reply.code(404).type('text/plain; charset=utf-8').send('not found');
  });
  await app.ready();
  return app;
}
