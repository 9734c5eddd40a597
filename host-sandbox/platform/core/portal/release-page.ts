import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join, resolve } from 'node:path';
import { releaseFileName } from '@/contracts/release-file';
import { retainAssets } from './retain-assets';

/** The file with the policy that the build of a portal folder wrote. */
export const builtPolicy = (portalFolder: string) => resolve(portalFolder, '../deploy/csp.txt');

/**
 * Writes the file that nginx includes, `<folder>.conf`: it names the page of a build, its version file and its policy.
 * They change together when nginx is reloaded, since no page or version file of an earlier release is overwritten.
 * @param folder keeps pages and version files beside those of earlier releases; nothing serves it directly
 * @param options as of `retainAssets`
 */
export function releasePage(
  portalFolder: string,
  folder: string,
  options: { days: number; now: Date },
): void {
  const policy = readFileSync(builtPolicy(portalFolder), 'utf8').replace(/\s+/g, ' ').trim();
  const draft = mkdtempSync(join(tmpdir(), 'portal-page-'));
  try {
    const [page, version] = ['index.html', releaseFileName].map((name) => {
      const content = readFileSync(join(portalFolder, name));
      const hash = createHash('sha256').update(content).digest('hex').slice(0, 16);
      const hashed = `${hash}${extname(name)}`;
      writeFileSync(join(draft, hashed), content);
      return join(folder, hashed);
    });
    retainAssets(draft, folder, options);
    const lines = [
      '# Written by "npm run release". A reload of nginx puts page and policy into force.',
      `set $portal_page "${page}";`,
      `set $portal_version "${version}";`,
      `set $portal_policy "${policy}";`,
    ];
    writeFileSync(`${folder}.conf.part`, `${lines.join('\n')}\n`);
    renameSync(`${folder}.conf.part`, `${folder}.conf`);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}
