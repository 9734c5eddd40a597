import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { keepMaps, releasedMaps } from './platform/portal/keep-maps';
import { placeBuild } from './platform/portal/place-build';
import { runCommand } from './platform/run-command';
import { StartupError } from './platform/startup-error';

// `npm run release -- <folder>`: puts the built portal into a web server's folder, next to the assets of earlier
// builds, and its source maps into a folder next to that one, which is not served.
await runCommand(
  ['release -- 网站目录，例如 /srv/portal', 'release -- <folder>, such as /srv/portal'],
  {},
  ({ positionals: [folder], settings: { portalFolder, keepBuildDays }, usageError }) => {
    if (!folder) throw usageError;
    if (!existsSync(resolve(portalFolder, 'index.html'))) throw noBuildError(portalFolder);
    const options = { days: keepBuildDays, now: new Date() };
    placeBuild(portalFolder, resolve(folder), options);
    keepMaps(portalFolder, releasedMaps(folder), options);
    process.stdout.write(`门户已放入 ${resolve(folder)}，旧文件保留 ${keepBuildDays} 天\n`);
  },
);

function noBuildError(portalFolder: string): StartupError {
  return new StartupError(
    `${portalFolder} 中没有构建好的门户，请先运行 npm run build。`,
    `no built portal in ${portalFolder}: run npm run build first`,
  );
}
