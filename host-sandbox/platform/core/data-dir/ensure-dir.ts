import { mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Creates a folder and its parents unless they exist. Node's `recursive` never returns on a file system that rejects
 * new folders with ENOENT, as `/proc` does.
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
