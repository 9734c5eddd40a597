import { fileURLToPath } from 'node:url';
import type { Database } from '../db/database';
import { searchEntries } from '../db/search-schema';
import { sweep } from '../db/sweep';
import { takePort } from '../door';
import { endOnSignals } from '../end-on-signals';
import { fillSearchIfEmpty } from '../modules/search/search-entries';
import { runPlatform } from '../run';
import { readSettings } from '../settings';
import { makeFaultyClient } from './faulty-client';
import { fillArticles } from './many-articles';
import type { Order } from './order';

// The platform with a clock and a database that its parent has in hand; for tests only.
let secondsAhead = 0;
let database: Database | undefined;
const clock = () => new Date(Date.now() + secondsAhead * 1000);
const faults = makeFaultyClient();
const settings = readSettings(process.env);
const door = await takePort(settings.portalPort, 'PORTAL_PORT', settings.listenAddress);
const close = await runPlatform(settings, door, fileURLToPath(new URL('../../..', import.meta.url)), {
  clock,
  onOpened: (opened) => {
    database = opened;
    faults.hold((opened as unknown as { $client: object }).$client);
  },
});
endOnSignals(close);
process.on('message', async (order: Order) => {
  secondsAhead = order.secondsAhead ?? secondsAhead;
  if (order.failAtQuery !== undefined) faults.failAt(order.failAtQuery);
  if (order.standStill !== undefined) faults.standStill(order.standStill);
  if (order.articles !== undefined && database) await fillArticles(database, order.articles, clock());
  if (order.fillSearch && database) {
    await database.delete(searchEntries);
    await fillSearchIfEmpty(database);
  }
  if (order.sweep && database) await sweep(database, clock());
  process.send?.({ done: true });
});
process.send?.({ listening: door.port });
