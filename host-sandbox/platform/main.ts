import { fileURLToPath } from 'node:url';
import { bindPort } from './listener';
import { shutdownOnSignals } from './graceful-shutdown';
import { startPlatform } from './start-platform';
import { readSettings } from './read-settings';
import { exitWithError } from './startup-error';

// The platform as a process of its own; `npm start` adds the build and the sample host.
try {
  const settings = readSettings(process.env);
  const listener = await bindPort(settings.portalPort, 'PORTAL_PORT', settings.listenAddress);
  const root = fileURLToPath(new URL('../..', import.meta.url));
  shutdownOnSignals(await startPlatform(settings, listener, root));
  // Sends the port to the parent process; see startTestPlatform.
  process.send?.({ listening: listener.port });
} catch (error) {
  exitWithError(error);
}
