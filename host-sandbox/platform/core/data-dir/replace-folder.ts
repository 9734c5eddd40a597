import { existsSync, renameSync, rmSync } from 'node:fs';

/** Where `replaceFolder` keeps the former folder meanwhile. */
export const formerOf = (folder: string): string => `${folder}.old`;

/**
 * Puts a finished draft in the place of a folder.
 * @throws Error of the file system; the former folder is in its place then
 */
export function replaceFolder(draft: string, folder: string): void {
  const former = formerOf(folder);
  rmSync(former, { recursive: true, force: true });
  if (existsSync(folder)) renameSync(folder, former);
  try {
    renameSync(draft, folder);
  } catch (error) {
    if (existsSync(former)) renameSync(former, folder);
    throw error;
  }
  try {
    rmSync(former, { recursive: true, force: true });
  } catch {
    // It is replaced all the same; the next time deletes the rest.
  }
}
