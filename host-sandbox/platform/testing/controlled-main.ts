import { shutdownOnSignals } from '../core/process/graceful-shutdown';
import { startControlledPlatform } from './controlled-platform';
import type { ControlCommand } from './launch-platform';

// A platform whose parent controls its clock and database; for tests only.
const { port, control, close } = await startControlledPlatform(process.env);
shutdownOnSignals(close);
process.on('message', async (order: ControlCommand) => {
  process.send?.({ rows: await control(order) });
});
process.send?.({ listening: port });
