import type { AddressInfo } from 'node:net';
import fastify from 'fastify';
import { servePictures } from '../platform/media/pictures';
import { servePortal } from '../platform/portal/serve-portal';

/** Serves a built page as the platform serves the portal, with the platform's media. */
export async function serveFolder(folder: string, mediaFolder: string) {
  const app = fastify({ forceCloseConnections: true });
  await servePictures(app, mediaFolder);
  await servePortal(app, folder, () => null);
  await app.listen({ port: 0, host: 'localhost' });
  const { port } = app.server.address() as AddressInfo;
  return { url: `http://localhost:${port}`, stop: () => app.close() };
}
