import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import * as fs from 'node:fs/promises';
import { dirname, join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { ensureDir } from '../data-dir/ensure-dir';
import type { MediaStore } from './media-store';

type Files = Pick<typeof fs, 'readFile' | 'rename' | 'rm' | 'writeFile'>;

/**
 * Media files in a folder of this machine, which all processes share. Drafts of processes that were killed are deleted.
 * @param files the file system, which a test replaces
 */
export function createFolderStore(root: string, { readFile, rename, rm, writeFile }: Files = fs): MediaStore {
  /** Drafts that could not be deleted yet, with the time from which they may be. */
  const left = deleteOldDrafts(root);
  async function deleteDraft(draft: string): Promise<void> {
    left.delete(draft);
    await rm(draft, { force: true }).catch(() => left.set(draft, 0));
  }
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
        setHeaders: (reply) => void reply.headers(headers),
      });
    },
    send: async (_request, reply, path, { type, headers }) =>
      reply.headers(headers).sendFile(path, root, { contentType: false, cacheControl: false }).type(type),
    readText: (path) => readFile(join(root, path), 'utf8'),
    has: (path) => Promise.resolve(existsSync(join(root, path))),
    async write(path, bytes) {
      const file = join(root, path);
      const draft = `${file}.${process.pid}.new`;
      for (const [found, from] of left) if (Date.now() >= from) await deleteDraft(found);
      ensureDir(dirname(file));
      try {
        await writeFile(draft, bytes, { flush: true });
        await rename(draft, file);
      } catch (error) {
        // The error of the write is the one that counts.
        await deleteDraft(draft);
        throw error;
      }
    },
    remove: (path) => rm(join(root, path), { force: true }),
  };
}

/** Longer than a file takes to be written. */
const draftMs = 10 * 60_000;

/**
 * A process that runs may be writing its draft; this one has written none yet. Containers that share the folder have
 * process ids of their own, so that a young draft may be of one that runs there.
 * @returns the young ones, with the time from which they may be deleted
 */
function deleteOldDrafts(root: string): Map<string, number> {
  const young = new Map<string, number>();
  if (!existsSync(root)) return young;
  for (const { name, parentPath } of readdirSync(root, { recursive: true, withFileTypes: true })) {
    const [, pid] = /\.(\d+)\.new$/.exec(name) ?? [];
    if (!pid || (Number(pid) !== process.pid && isRunning(Number(pid)))) continue;
    const file = join(parentPath, name);
    const { mtimeMs = Infinity } = statSync(file, { throwIfNoEntry: false }) ?? {};
    if (Date.now() - mtimeMs > draftMs) rmSync(file, { force: true });
    else young.set(file, mtimeMs + draftMs);
  }
  return young;
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // The process of another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
