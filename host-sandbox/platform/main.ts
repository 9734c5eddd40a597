import { fileURLToPath } from 'node:url';
import { bindPort } from './core/process/listener';
import { shutdownOnSignals } from './core/process/graceful-shutdown';
import { startPlatform } from './start-platform';
import { readSettings } from './core/settings/read-settings';
import { exitWithError } from './core/process/startup-error';

// The platform as a process of its own; `npm start` adds the build and the sample host.
try {
  const settings = readSettings(process.env);
  const { portalPort, listenAddress, databaseUrl } = settings;
  // With PostgreSQL another process may serve meanwhile.
  const listener = await bindPort(portalPort, 'PORTAL_PORT', listenAddress, databaseUrl !== null);
  const root = fileURLToPath(new URL('../..', import.meta.url));
  shutdownOnSignals(await startPlatform(settings, listener, root));
  // Sends the port to the parent process; see startTestPlatform.
  process.send?.({ listening: listener.port });
} catch (error) {
  exitWithError(error);
}
