import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify from 'fastify';
import { createFolderStore } from '../platform/core/media/folder-store';
import { servePictures } from '../platform/core/media/media-store';
import { servePortal } from '../platform/core/portal/serve-portal';

/** Serves a built page as the platform serves the portal, with the platform's media. */
export async function serveFolder(folder: string, mediaFolder: string) {
  const app = fastify({ forceCloseConnections: true });
  servePictures(app, createFolderStore(mediaFolder));
  const scratch = mkdtempSync(join(tmpdir(), 'served-'));
  const [keptFolder, mapsFolder] = [join(scratch, 'assets'), join(scratch, 'maps')];
  await servePortal(app, {
    folder,
    keptFolder,
    mapsFolder,
    keepDays: 0,
    clock: () => new Date(),
    contentSecurityPolicy: () => null,
    hasTls: false,
  });
  await app.listen({ port: 0, host: 'localhost' });
  const { port } = app.server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    stop: async () => {
      await app.close();
      rmSync(scratch, { recursive: true });
    },
  };
}
