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
