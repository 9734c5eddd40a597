import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { nginxExample } from '../../../tools/build/deploy-files';
import { startNginx } from './nginx';

/**
 * Starts nginx on the example as the build would write it, in front of processes of tests and of a build of two files.
 * @param change of the example, such as a shorter timeout
 */
export async function startExampleNginx(
  binary: string,
  platformPorts: readonly number[],
  change: (example: string) => string = (example) => example,
) {
  const folder = mkdtempSync(path.join(tmpdir(), 'example-'));
  const build = writeBuild(folder, 'A');
  writeFileSync(path.join(folder, 'A/deploy/nginx.conf'), change(nginxExample()));
  const nginx = await startNginx(binary, build, platformPorts, '/etc/nginx/mime.types');
  return {
    ...nginx,
    /** Releases a build whose page and policy say this mark, as `npm run release` does. */
    release: (mark: string) => nginx.release(writeBuild(folder, mark)),
    stop: async () => {
      await nginx.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** @returns the folder of the page */
function writeBuild(folder: string, mark: string): string {
  const [dist, deploy] = [path.join(folder, mark, 'dist'), path.join(folder, mark, 'deploy')];
  for (const name of [dist, deploy]) mkdirSync(name, { recursive: true });
  writeFileSync(path.join(dist, 'index.html'), mark);
  writeFileSync(path.join(dist, 'version.json'), `"${mark}"`);
  writeFileSync(path.join(deploy, 'csp.txt'), `default-src 'self'; script-src 'sha256-${mark}'\n`);
  return dist;
}
