import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { releaseFileName } from '@/contracts/release-file';
import { retainAssets, placeFile } from './retain-assets';

/** In this order: the page refers to assets that exist, and open pages find a version whose files exist. */
const last = ['index.html', releaseFileName];

/**
 * Replaces the build that a web server serves, while its pages are open.
 * @param from the built folder
 * @param to the served folder; created if it does not exist
 * @param days for which the assets of earlier builds stay after they were replaced
 */
export function releaseBuild(from: string, to: string, { days, now }: { days: number; now: Date }): void {
  mkdirSync(to, { recursive: true });
  retainAssets(join(from, 'assets'), join(to, 'assets'), { days, now });
  const others = readdirSync(from).filter((name) => name !== 'assets' && !last.includes(name));
  for (const name of [...others, ...last]) placeFile(join(from, name), join(to, name));
}
