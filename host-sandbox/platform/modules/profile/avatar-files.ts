import { randomBytes } from 'node:crypto';
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { mediaHeaders } from '../../media/pictures';
import type { Picture } from '../../media/picture-check/picture';

const prefix = '/media/avatar/';
const ours = /^\/media\/avatar\/([0-9a-f]{32}\.(?:png|jpg|webp))$/;

/** Stores a checked picture under a name nobody can guess; never half a file. @returns its path */
export function writeAvatarFile(mediaFolder: string, { bytes, type }: Picture): string {
  const folder = join(mediaFolder, 'avatar');
  const name = `${randomBytes(16).toString('hex')}.${type}`;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${name}.new`), bytes);
  renameSync(join(folder, `${name}.new`), join(folder, name));
  return prefix + name;
}

/** Deletes an avatar that somebody uploaded; the sample's own pictures, and anything else, stay. */
export function removeAvatarFile(mediaFolder: string, path: string | null): void {
  const name = ours.exec(path ?? '')?.[1];
  if (name) rmSync(join(mediaFolder, 'avatar', name), { force: true });
}

/** Serves avatars. The type follows from the ending, which follows from the content that was checked. */
export function serveAvatars(app: FastifyInstance, mediaFolder: string): void {
  const root = join(mediaFolder, 'avatar');
  mkdirSync(root, { recursive: true });
  void app.register(fastifyStatic, {
    root,
    prefix,
    index: false,
    dotfiles: 'ignore',
    decorateReply: false,
    // A new picture has a new name. Private: an avatar is taken away at once when its owner leaves.
    cacheControl: false,
    allowedPath: (path) => /\.(?:png|jpg|webp)$/.test(path),
    setHeaders: (response) => {
      response.setHeader('cache-control', 'private, max-age=86400, immutable');
      for (const [name, value] of Object.entries(mediaHeaders)) response.setHeader(name, value);
    },
  });
}
