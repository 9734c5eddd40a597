import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { LockHeld, takeLock } from '../lock';
import { launchPlatform } from './launch-platform';
import { projectRoot } from './project-root';

/**
 * A data folder that the platform has seeded, made once for each state of the seed's sources and kept in `.cache`.
 * Copy it; do not start on it. Workers that ask at the same time wait for the one that makes it.
 */
export async function seededFolder(): Promise<string> {
  const cache = join(projectRoot(), '.cache');
  const folder = join(cache, `seed-${sourcesHash()}`);
  while (!existsSync(folder)) {
    const unlock = tryLock(join(cache, 'seeding'));
    if (!unlock) {
      await sleep(100);
      continue;
    }
    try {
      if (!existsSync(folder)) await seedInto(folder);
    } finally {
      unlock();
    }
  }
  return folder;
}

async function seedInto(folder: string): Promise<void> {
  const draft = `${folder}.new`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { recursive: true });
  const child = launchPlatform({ PORTAL_PORT: '0', DATA_DIR: draft, LOG_LEVEL: 'silent' });
  await child.listening;
  await child.end('SIGTERM');
  renameSync(draft, folder);
}

function tryLock(folder: string): (() => void) | null {
  try {
    return takeLock(folder);
  } catch (error) {
    if (error instanceof LockHeld) return null;
    throw error;
  }
}

/** Changes with the schema, the seed, and the month, so that "the newest is days old" stays roughly true. */
function sourcesHash(): string {
  const platform = join(projectRoot(), 'host-sandbox/platform');
  const hash = createHash('sha256').update(new Date().toISOString().slice(0, 7));
  for (const part of ['db', 'seed', 'vault']) {
    const names = readdirSync(join(platform, part), { recursive: true, encoding: 'utf8' });
    for (const name of names.filter((name) => /\.(ts|sql)$/.test(name)).sort()) {
      hash.update(name).update(readFileSync(join(platform, part, name)));
    }
  }
  return hash.digest('hex').slice(0, 16);
}
