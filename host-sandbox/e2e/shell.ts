import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import { buildShellServer } from '../platform/shell-server';

/** Serves the built sample host on `port`, in front of the portal and platform at `portalUrl`. */
export async function startShell(port: number, portalUrl: string) {
  const origin = new URL(portalUrl).origin;
  const server = await buildShellServer({
    shellFolder: path.resolve(import.meta.dirname, '../shell/dist'),
    config: {
      portalEntry: `${origin}/`,
      apiBase: `${origin}/api`,
      product: 'train',
      clientId: 'portal',
      clientSecret: 'portal',
      tokenField: 'access_token',
    },
  });
  await server.listen({ port, host: 'localhost' });
  return { url: `http://localhost:${port}`, stop: () => server.close() };
}

/** A port nobody listens on: the platform must know the host's address before the host is there. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, done));
  const { port } = server.address() as AddressInfo;
  await new Promise((done) => server.close(done));
  return port;
}
