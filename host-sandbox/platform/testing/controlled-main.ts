import { fileURLToPath } from 'node:url';
import { takePort } from '../door';
import { endOnSignals } from '../end-on-signals';
import { runPlatform } from '../run';
import { readSettings } from '../settings';
import { makeFaultyClient } from './faulty-client';
import type { Order } from './order';

// The platform with a clock and a database that its parent has in hand; for tests only.
let secondsAhead = 0;
const faults = makeFaultyClient();
const settings = readSettings(process.env);
const door = await takePort(settings.portalPort, 'PORTAL_PORT');
const close = await runPlatform(settings, door, fileURLToPath(new URL('../../..', import.meta.url)), {
  clock: () => new Date(Date.now() + secondsAhead * 1000),
  onOpened: (database) => faults.hold((database as unknown as { $client: object }).$client),
});
endOnSignals(close);
process.on('message', (order: Order) => {
  secondsAhead = order.secondsAhead ?? secondsAhead;
  if (order.failAtQuery !== undefined) faults.failAt(order.failAtQuery);
  process.send?.({ done: true });
});
process.send?.({ listening: door.port });
