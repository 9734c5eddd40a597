import { fileURLToPath } from 'node:url';
import { createServer, type InlineConfig, type Plugin, type ViteDevServer } from 'vite';
import { bindPort } from '../platform/core/process/listener';
import { shutdownOnSignals } from '../platform/core/process/graceful-shutdown';
import { startPlatform } from '../platform/start-platform';
import {
  hostName,
  portalUrlOf,
  readBoundSettings,
  readSettings,
} from '../platform/core/settings/read-settings';
import type { Settings } from '../platform/core/settings/settings';
import { shellServerConfig } from './serve-host';
import { exitWithError } from '../platform/core/process/startup-error';

// `npm run dev`: portal and sample host on Vite's servers, with Fast Refresh, and the platform behind them.
const root = fileURLToPath(new URL('../..', import.meta.url));
try {
  const given = readSettings(process.env);
  const settings = readBoundSettings(
    process.env,
    await usablePort(given.portalPort, 'PORTAL_PORT', given),
    await usablePort(given.hostPort, 'HOST_PORT', given),
  );
  const platformListener = await bindPort(0, 'PORTAL_PORT');
  const portal = await serve(settings.portalPort, settings, {
    root,
    configFile: `${root}vite.config.ts`,
    server: {
      origin: portalUrlOf(settings),
      // the page of a host loads the modules, and calls the platform behind the proxy
      cors: { origin: settings.allowedOrigins },
      proxy: proxyTo(platformListener.port),
    },
  });
  const shell = await serve(settings.hostPort, settings, {
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

/** A port on which a Vite server can listen; 0 becomes a free one. @throws StartupError when it cannot be used */
async function usablePort(port: number, setting: string, { listenAddress }: Settings): Promise<number> {
  const listener = await bindPort(port, setting, listenAddress);
  await listener.close();
  return listener.port;
}

/** A Vite server on exactly this port. */
async function serve(
  port: number,
  { listenAddress }: Settings,
  config: InlineConfig,
): Promise<ViteDevServer> {
  const server = await createServer({
    ...config,
    configLoader: 'native',
    server: { ...config.server, port, host: listenAddress, strictPort: true },
  });
  return server.listen();
}

function proxyTo(port: number) {
  const target = `http://127.0.0.1:${port}`;
  return { '/api': target, '/media': target, '/sandbox': target };
}

/** Serves the host page the configuration that the host's own server serves in production. */
function answerShellConfig(settings: Settings): Plugin {
  const config = JSON.stringify(shellServerConfig(settings, portalUrlOf(settings)));
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
