import { fileURLToPath } from 'node:url';
import { bindPort } from '../../platform/listener';
import { shutdownOnSignals } from '../../platform/graceful-shutdown';
import { portalUrlOf, readSettings } from '../../platform/read-settings';
import type { Settings } from '../../platform/settings';
import { serveShell } from './shell-server';
import { exitWithError } from '../../platform/startup-error';

// The sample host as a process of its own, for the operators' pages; `npm start` runs it beside the platform.
try {
  // The platform is another process, whose accounts this one does not know: it fills in none.
  const settings: Settings = { ...readSettings(process.env), seed: 'none' };
  const listener = await bindPort(settings.hostPort, 'HOST_PORT', settings.listenAddress);
  const shellFolder = fileURLToPath(new URL('../dist', import.meta.url));
  shutdownOnSignals(await serveShell(settings, listener, { shellFolder, portalUrl: portalUrlOf(settings) }));
  process.send?.({ listening: listener.port });
} catch (error) {
  exitWithError(error);
}
