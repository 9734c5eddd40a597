import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** Headers of every stored file: it may be shown but not run as a page. */
export const mediaHeaders = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "sandbox; default-src 'none'; style-src 'unsafe-inline'",
  'cross-origin-resource-policy': 'cross-origin',
} as const;

/** Serves covers, banners and avatars under `/media/picture/`, with byte ranges. */
export async function servePictures(app: FastifyInstance, mediaFolder: string): Promise<void> {
  const root = join(mediaFolder, 'picture');
  await app.register(fastifyStatic, {
    root,
    prefix: '/media/picture/',
    index: false,
    dotfiles: 'ignore',
    maxAge: '1d',
    setHeaders: (response, path) => {
      // called for every file sent from disk; attachments have their own headers
      if (!path.startsWith(root)) return;
      for (const [name, value] of Object.entries(mediaHeaders)) response.setHeader(name, value);
    },
  });
}
