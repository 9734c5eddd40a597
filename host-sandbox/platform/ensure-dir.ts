import { mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Makes a folder with those above it; one that is there is left alone. Node's own `recursive` never comes back from a
 * file system that refuses new folders with ENOENT, as `/proc` does.
 * @throws Error of the file system
 */
export function ensureDir(folder: string): void {
  if (isDirectory(folder)) return;
  ensureDir(dirname(folder));
  try {
    mkdirSync(folder);
  } catch (error) {
    // Another process may have been faster.
    if (!isDirectory(folder)) throw error;
  }
}

function isDirectory(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}
