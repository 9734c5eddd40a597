import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { buildHostsServer } from '../../hosts/hosts-server';
import { buildShellServer } from '../../shell/server/shell-server';

/** Serves the built sample host on `port`, in front of the portal and platform at `portalUrl`. */
export async function startShell(port: number, portalUrl: string) {
  const shellFolder = path.resolve(import.meta.dirname, '../../shell/dist');
  return listen(await buildShellServer({ shellFolder, config: configFor(portalUrl) }), port);
}

/** Serves the built sample hosts of other kinds, each below its name. */
export async function startHosts(port: number, portalUrl: string) {
  return listen(await buildHostsServer(configFor(portalUrl)), port);
}

async function listen(server: FastifyInstance, port: number) {
  await server.listen({ port, host: 'localhost' });
  return { url: `http://localhost:${port}`, stop: () => server.close() };
}

function configFor(portalUrl: string) {
  const origin = new URL(portalUrl).origin;
  return {
    portalEntry: `${origin}/`,
    apiBase: `${origin}/api`,
    product: 'train',
    clientId: 'portal',
    clientSecret: 'portal',
    tokenField: 'access_token',
    sampleAccount: { username: 'trainee', password: 'Trainee@2026' },
  };
}
