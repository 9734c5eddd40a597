import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { LockHeldError, acquireLock } from '../lock';
import { projectRoot } from './project-root';

/**
 * A folder in `.cache` that is made once for each state of what it is made from. Processes that ask for it at the same
 * time wait for the one that makes it.
 * @param state what `stateOf` said of its sources
 * @param make fills an empty folder; what it leaves half made is thrown away
 */
export async function cachedFolder(
  name: string,
  state: string,
  make: (folder: string) => Promise<void>,
): Promise<string> {
  const cache = join(projectRoot(), '.cache');
  const folder = join(cache, `${name}-${state}`);
  while (!existsSync(folder)) {
    const unlock = tryLock(join(cache, `${name}.lock`));
    if (!unlock) {
      await sleep(100);
      continue;
    }
    try {
      if (existsSync(folder)) break;
      const draft = `${folder}.new`;
      rmSync(draft, { recursive: true, force: true });
      mkdirSync(draft, { recursive: true });
      await make(draft);
      renameSync(draft, folder);
    } finally {
      unlock();
    }
  }
  return folder;
}

/** A name for the present state of files: another one after any change. @param words further things it depends on */
export function hashFiles(files: readonly string[], ...words: string[]): string {
  const hash = createHash('sha256');
  for (const word of words) hash.update(word);
  for (const file of files) hash.update(file).update(readFileSync(join(projectRoot(), file)));
  return hash.digest('hex').slice(0, 16);
}

/** Files below a folder of the project whose name the pattern knows, tests aside, as paths from its root. */
export function listFiles(folder: string, pattern: RegExp): string[] {
  return readdirSync(join(projectRoot(), folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => pattern.test(name) && !name.endsWith('.test.ts'))
    .map((name) => join(folder, name))
    .sort();
}

function tryLock(folder: string): (() => void) | null {
  try {
    return acquireLock(folder);
  } catch (error) {
    if (error instanceof LockHeldError) return null;
    throw error;
  }
}
