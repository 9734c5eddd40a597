import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { PortListener } from '../platform/core/process/listener';
import { StartupError } from '../platform/core/process/startup-error';
import type { Settings } from '../platform/core/settings/settings';
import { sampleAccounts } from '../platform/seed/accounts';
import { buildShellServer, type ShellServerConfig } from '../shell/server/shell-server';

/** The configuration for a portal at `origin`. */
export function shellServerConfig(settings: Settings, origin: string): ShellServerConfig {
  const { product, clientId, clientSecret, tokenField, seed } = settings;
  const [{ username, password }] = sampleAccounts;
  return {
    portalEntry: `${origin}/`,
    apiBase: `${origin}/api`,
    // Stored paths start with a slash; inside the host they must lead to the platform.
    objectStorageBase: origin,
    product,
    clientId,
    clientSecret,
    tokenField,
    ...(seed === 'sample' && { sampleAccount: { username, password } }),
  };
}

/**
 * Serves the sample host on a bound port.
 * @param shellFolder of the built sample host
 * @param portalUrl origin of the portal
 * @returns a function that shuts it down
 * @throws StartupError when the sample host is not built
 */
export async function serveShell(
  settings: Settings,
  listener: PortListener,
  { shellFolder, portalUrl }: { readonly shellFolder: string; readonly portalUrl: string },
): Promise<() => Promise<void>> {
  if (!existsSync(join(shellFolder, 'index.html')))
    throw new StartupError(
      `示例宿主还没有构建：${shellFolder} 里没有 index.html。请先运行 npm run build。`,
      `the sample host is not built, there is no index.html in ${shellFolder}: run npm run build first`,
    );
  const config = shellServerConfig(settings, portalUrl);
  const shell = await buildShellServer({ shellFolder, config, hstsDays: settings.hstsDays });
  await listener.serve((request, response) => shell.routing(request, response));
  return async () => {
    await listener.close();
    await shell.close();
  };
}
