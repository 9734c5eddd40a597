import { fileURLToPath } from 'node:url';
import { bindPort } from '../platform/core/process/listener';
import { shutdownOnSignals } from '../platform/core/process/graceful-shutdown';
import { portalUrlOf, readSettings } from '../platform/core/settings/read-settings';
import type { Settings } from '../platform/core/settings/settings';
import { serveShell } from './serve-host';
import { exitWithError } from '../platform/core/process/startup-error';

// The sample host as a process of its own, for the operators' pages; `npm start` runs it beside the platform.
try {
  // The platform is another process, whose accounts this one does not know: it fills in none.
  const settings: Settings = { ...readSettings(process.env), seed: 'none' };
  const listener = await bindPort(settings.hostPort, 'HOST_PORT', settings.listenAddress);
  const shellFolder = fileURLToPath(new URL('../shell/dist', import.meta.url));
  shutdownOnSignals(await serveShell(settings, listener, { shellFolder, portalUrl: portalUrlOf(settings) }));
  process.send?.({ listening: listener.port });
} catch (error) {
  exitWithError(error);
}
