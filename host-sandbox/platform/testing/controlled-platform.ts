import { fileURLToPath } from 'node:url';
import type { Database } from '../core/db/database';
import type { MediaStore } from '../core/media/media-store';
import { deleteExpiredRows } from '../core/db/cleanup';
import { endIncompleteEnrolments } from '../modules/enrolment/settle-documents';
import { settleWaitlist } from '../modules/enrolment/settle-waitlist';
import { bindPort } from '../core/process/listener';
import { rebuildSearchIndex } from '../modules/search/search-index';
import { readSettings } from '../core/settings/read-settings';
import { startPlatform } from '../start-platform';
import type { ControlCommand, Rows } from './launch-platform';
import { fillArticles } from './many-articles';
import { fillUsers } from './many-users';
import { lostConnection, makeFaultyClient } from './query-faults';

const ignoreFailure = () => undefined;

/** A platform whose clock and database a test controls. */
export interface ControlledPlatform {
  readonly port: number;
  /** @returns the rows of its `query` */
  control(order: ControlCommand): Promise<Rows>;
  close(): Promise<void>;
}

/** Starts a platform with these environment variables. */
export async function startControlledPlatform(
  env: Readonly<Record<string, string | undefined>>,
): Promise<ControlledPlatform> {
  let secondsAhead = 0;
  let database: Database | undefined;
  let media: MediaStore | undefined;
  const clock = () => new Date(Date.now() + secondsAhead * 1000);
  const faults = makeFaultyClient();
  let losesCommits = false;
  const settings = readSettings(env);
  const listener = await bindPort(settings.portalPort, 'PORTAL_PORT', settings.listenAddress);
  const close = await startPlatform(settings, listener, fileURLToPath(new URL('../../..', import.meta.url)), {
    clock,
    onOpened: (opened, openedMedia) => {
      database = opened;
      media = openedMedia;
      faults.attach((opened as unknown as { $client: object }).$client);
      const transaction: Database['transaction'] = opened.transaction.bind(opened);
      opened.transaction = async (work, config) => {
        const result = await transaction(work, config);
        if (losesCommits) throw lostConnection();
        return result;
      };
    },
  });
  return {
    port: listener.port,
    async control(order) {
      secondsAhead = order.secondsAhead ?? secondsAhead;
      losesCommits = order.loseCommits ?? losesCommits;
      if (order.failAtQuery !== undefined) faults.failAt(order.failAtQuery);
      if (order.pauseTransactions !== undefined) faults.setPaused(order.pauseTransactions);
      if (order.articles !== undefined && database) await fillArticles(database, order.articles, clock());
      if (order.users !== undefined && database) await fillUsers(database, order.users, clock());
      if (order.rebuildSearchIndex && database) await rebuildSearchIndex(database);
      for (const statement of order.statements ?? [])
        await database?.execute(statement).catch(() => undefined);
      // twice at once, as two processes would
      if (order.settleWaitlist && database)
        await Promise.all([
          settleWaitlist(database, clock(), ignoreFailure),
          settleWaitlist(database, clock(), ignoreFailure),
        ]);
      if (order.settleWaitlist && database && media)
        await endIncompleteEnrolments(database, media, clock(), ignoreFailure);
      if (order.cleanUp && database) await deleteExpiredRows(settings, database, clock(), ignoreFailure);
      const result: unknown = order.query ? await database?.execute(order.query) : null;
      return (result as { rows: Rows } | null)?.rows ?? [];
    },
    close,
  };
}
