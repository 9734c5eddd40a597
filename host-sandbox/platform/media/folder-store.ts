import { existsSync } from 'node:fs';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { ensureDir } from '../ensure-dir';
import type { MediaStore } from './media-store';

/** Media files in a folder of this machine, which all processes share. */
export function createFolderStore(root: string): MediaStore {
  return {
    serve(app, folder, { headers, allowed }) {
      ensureDir(join(root, folder));
      void app.register(fastifyStatic, {
        root: join(root, folder),
        prefix: `/media/${folder}/`,
        index: false,
        dotfiles: 'ignore',
        decorateReply: false,
        cacheControl: false,
        allowedPath: (path) => allowed?.test(path) ?? true,
        setHeaders: (response) => {
          for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
        },
      });
    },
    send: async (_request, reply, path, { type, headers }) =>
      reply.headers(headers).sendFile(path, root, { contentType: false, cacheControl: false }).type(type),
    readText: (path) => readFile(join(root, path), 'utf8'),
    has: (path) => Promise.resolve(existsSync(join(root, path))),
    async write(path, bytes) {
      const file = join(root, path);
      const draft = `${file}.${process.pid}.new`;
      ensureDir(dirname(file));
      await writeFile(draft, bytes, { flush: true });
      await rename(draft, file);
    },
    remove: (path) => rm(join(root, path), { force: true }),
  };
}
