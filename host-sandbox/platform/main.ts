import { fileURLToPath } from 'node:url';
import { takePort } from './door';
import { endOnSignals } from './end-on-signals';
import { runPlatform } from './run';
import { readSettings } from './settings';
import { failClearly } from './start-fault';

// The platform alone, as a process of its own; `npm start` adds the build and the sample host.
try {
  const settings = readSettings(process.env);
  const door = await takePort(settings.portalPort, 'PORTAL_PORT', settings.listenAddress);
  const root = fileURLToPath(new URL('../..', import.meta.url));
  endOnSignals(await runPlatform(settings, door, root));
  // A parent that started us learns the port this way; see startPlatform.
  process.send?.({ listening: door.port });
} catch (error) {
  failClearly(error);
}
