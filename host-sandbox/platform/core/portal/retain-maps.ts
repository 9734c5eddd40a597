import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Settings } from '../settings/settings';
import { retainAssets } from './retain-assets';

/** The folder in which the build of a portal folder wrote its source maps. */
const builtMaps = (portalFolder: string) => resolve(portalFolder, '../deploy/maps');

/** The folder in which `npm run release -- <folder>` keeps source maps: next to the served folder, not in it. */
export const releasedMaps = (folder: string) => `${resolve(folder)}-maps`;

/** Folders that may have the map of a script. */
export function mapsFolders({ portalFolder, dataDir }: Pick<Settings, 'portalFolder' | 'dataDir'>): string[] {
  return [builtMaps(portalFolder), join(dataDir, 'maps'), releasedMaps('/srv/portal')];
}

/**
 * Keeps the source maps of a build beside those of earlier builds, as long as their scripts.
 * @param days as of `retainAssets`
 */
export function retainMaps(portalFolder: string, to: string, options: { days: number; now: Date }): void {
  const maps = builtMaps(portalFolder);
  if (existsSync(maps)) retainAssets(maps, to, options);
}
