import {
  copyFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';

/** File next to the kept files: when each was replaced, as an ISO date; `null` while it belongs to the served build. */
export const replacedFileName = 'replaced.json';
const replacedFile = z.record(z.string(), z.nullable(z.string()));

const msPerDay = 86_400_000;

/**
 * Copies the files of a build beside those of earlier builds, and deletes the ones that were replaced so many days ago.
 * Pages that are open load the files of the build they started with.
 * @param from folder of hashed files, such as `dist/assets`; it has no folders inside
 * @param to folder that keeps them
 * @param days 0 keeps none that is replaced
 */
export function retainAssets(from: string, to: string, { days, now }: { days: number; now: Date }): void {
  mkdirSync(to, { recursive: true });
  const present = new Set(readdirSync(from));
  for (const name of present) {
    const [own, copy] = [join(from, name), join(to, name)];
    // a build that is still being written may have been copied before
    if (statSync(copy, { throwIfNoEntry: false })?.size !== statSync(own).size) placeFile(own, copy);
  }

  const before = readReplaced(to);
  const replaced: Record<string, string | null> = {};
  for (const name of readdirSync(to)) {
    if (name === replacedFileName || name.endsWith(partSuffix)) continue;
    const since = present.has(name) ? null : (before[name] ?? now.toISOString());
    if (since !== null && now.getTime() - Date.parse(since) >= days * msPerDay)
      rmSync(join(to, name), { force: true });
    else replaced[name] = since;
  }
  writeFileSync(join(to, replacedFileName), JSON.stringify(replaced));
}

const partSuffix = '.part';

/** Copies a file atomically, so that no reader sees half of it. Another process may copy the same file meanwhile. */
export function placeFile(from: string, to: string): void {
  const part = `${to}.${process.pid}${partSuffix}`;
  copyFileSync(from, part);
  renameSync(part, to);
}

/** Without a readable record the times of replacement are lost, so files stay longer. */
function readReplaced(folder: string): Record<string, string | null> {
  try {
    return replacedFile.parse(JSON.parse(readFileSync(join(folder, replacedFileName), 'utf8')));
  } catch {
    return {};
  }
}
