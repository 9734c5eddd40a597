import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { printableLine } from '@/contracts/printable';
import { retainMaps, releasedMaps } from '../core/portal/retain-maps';
import { releaseBuild } from '../core/portal/release-build';
import { builtPolicy, releasePage } from '../core/portal/release-page';
import { runCommand } from '../core/process/run-command';
import { StartupError } from '../core/process/startup-error';

// `npm run release -- <folder>`: puts the built portal into a web server's folder, next to the assets of earlier
// builds. Next to that folder go the page and its policy for nginx, and the source maps, which are not served.
await runCommand(
  ['release -- 网站目录，例如 /srv/portal', 'release -- <folder>, such as /srv/portal'],
  {},
  ({ positionals: [folder], settings: { portalFolder, keepBuildDays }, usageError }) => {
    if (!folder) throw usageError;
    for (const file of [resolve(portalFolder, 'index.html'), builtPolicy(portalFolder)])
      if (!existsSync(file)) throw noBuildError(file);
    const options = { days: keepBuildDays, now: new Date() };
    releaseBuild(portalFolder, resolve(folder), options);
    retainMaps(portalFolder, releasedMaps(folder), options);
    releasePage(portalFolder, `${resolve(folder)}-page`, options);
    process.stdout.write(
      `门户已放入 ${printableLine(resolve(folder))}，旧文件保留 ${keepBuildDays} 天。nginx 重新加载配置后启用新页面：nginx -t && systemctl reload nginx\n`,
    );
  },
);

function noBuildError(file: string): StartupError {
  return new StartupError(
    `缺少构建生成的文件 ${file}，请先运行 npm run build。`,
    `${file} of the build is missing: run npm run build first`,
  );
}
