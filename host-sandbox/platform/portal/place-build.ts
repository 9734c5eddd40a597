import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { releaseFileName } from '@/contracts/release-file';
import { keepAssets, placeFile } from './keep-assets';

/** In this order: the page names assets that are there, and pages are told of the version that they would get. */
const last = ['index.html', releaseFileName];

/**
 * Puts a build in place of the one that a web server serves, while pages of it are open.
 * @param from the built folder
 * @param to the served folder; created if it does not exist
 * @param days for which the assets of earlier builds stay after they were replaced
 */
export function placeBuild(from: string, to: string, { days, now }: { days: number; now: Date }): void {
  mkdirSync(to, { recursive: true });
  keepAssets(join(from, 'assets'), join(to, 'assets'), { days, now });
  const others = readdirSync(from).filter((name) => name !== 'assets' && !last.includes(name));
  for (const name of [...others, ...last]) placeFile(join(from, name), join(to, name));
}
