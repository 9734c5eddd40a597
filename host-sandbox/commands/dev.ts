import { fileURLToPath } from 'node:url';
import { createServer, type InlineConfig, type Plugin, type ViteDevServer } from 'vite';
import { bindPort, portTakenError } from '../platform/listener';
import { shutdownOnSignals } from '../platform/graceful-shutdown';
import { startPlatform } from '../platform/start-platform';
import { hostName, readSettings } from '../platform/read-settings';
import type { Settings } from '../platform/settings';
import { shellServerConfig } from '../shell/server/shell-server';
import { exitWithError } from '../platform/startup-error';

// `npm run dev`: portal and sample host on Vite's servers, with Fast Refresh, and the platform behind them.
const root = fileURLToPath(new URL('../..', import.meta.url));
try {
  const settings = readSettings(process.env);
  const platformListener = await bindPort(0, 'PORTAL_PORT');
  const portal = await serve('PORTAL_PORT', settings.portalPort, settings, {
    root,
    configFile: `${root}vite.config.ts`,
    server: {
      origin: `http://${hostName(settings)}:${settings.portalPort}`,
      proxy: proxyTo(platformListener.port),
    },
  });
  const shell = await serve('HOST_PORT', settings.hostPort, settings, {
    configFile: `${root}host-sandbox/shell/vite.config.ts`,
    plugins: [answerShellConfig(settings)],
  });
  const closePlatform = await startPlatform(withoutBuild(settings), platformListener, root);
  shutdownOnSignals(async () => {
    await Promise.all([portal.close(), shell.close()]);
    await closePlatform();
  });
  process.stdout.write(
    `\n门户（开发）：      http://${hostName(settings)}:${settings.portalPort}\n` +
      `示例宿主（开发）：  http://${hostName(settings)}:${settings.hostPort}\n按 Ctrl-C 结束。\n\n`,
  );
} catch (error) {
  exitWithError(error);
}

/** A Vite server on exactly this port. @throws StartupError when it is taken */
async function serve(
  setting: string,
  port: number,
  { listenAddress }: Settings,
  config: InlineConfig,
): Promise<ViteDevServer> {
  const server = await createServer({
    ...config,
    configLoader: 'native',
    server: { ...config.server, port, host: listenAddress, strictPort: true },
  });
  try {
    return await server.listen();
  } catch {
    throw await portTakenError(port, setting);
  }
}

function proxyTo(port: number) {
  const target = `http://127.0.0.1:${port}`;
  return { '/api': target, '/media': target, '/sandbox': target };
}

/** Serves the host page the configuration that the host's own server serves in production. */
function answerShellConfig(settings: Settings): Plugin {
  const config = JSON.stringify(
    shellServerConfig(settings, `http://${hostName(settings)}:${settings.portalPort}`),
  );
  return {
    name: 'shell-config',
    configureServer(server) {
      server.middlewares.use('/shell-config.json', (_request, response) => {
        response.setHeader('content-type', 'application/json');
        response.end(config);
      });
    },
  };
}

/** Vite serves the page here, never an earlier build. */
function withoutBuild(settings: Settings): Settings {
  return { ...settings, portalFolder: '' };
}
