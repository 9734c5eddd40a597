import { statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { backupTimeName } from '../../core/data-dir/data-dir';

/** Remembers that a backup was completed. */
export function markBackup(dataDir: string, now: Date): void {
  const file = join(dataDir, backupTimeName);
  writeFileSync(file, '', { mode: 0o600 });
  utimesSync(file, now, now);
}

/** @returns seconds since the newest backup, `Infinity` without one */
export function backupAge(dataDir: string, now: Date): number {
  const made = statSync(join(dataDir, backupTimeName), { throwIfNoEntry: false })?.mtimeMs;
  return made === undefined ? Infinity : (now.getTime() - made) / 1000;
}
