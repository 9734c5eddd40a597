import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { buildPlatform } from './app';
import { setupBackups } from './backup/backup-socket';
import { writeBackup } from './backup/write-backup';
import { setupRepeated, type ReportFailure } from './background-jobs';
import { deleteExpiredRows } from './db/cleanup';
import type { Database } from './db/database';
import { countMigrations, openPlatformDatabase } from './open-platform-database';
import type { PortListener } from './listener';
import { loggableError } from './http/error-handler';
import { createMessageGateway } from './http/message-gateway';
import { openMediaStore } from './media/open-media-store';
import { settleWaitlist } from './modules/enrolment/settle-waitlist';
import { setupDeliveries } from './modules/notification/deliveries';
import { writeMedia } from './seed/media/write-media';
import type { DeliverEmail, DeliverSms, PlatformDeps } from './platform-deps';
import type { Settings } from './settings';

const minuteMs = 60_000;

/**
 * Starts the platform on a bound port: lock, database, migrations, seed, media, then requests.
 * @param root folder of the project, for the migrations and the page's policy
 * @param overrides replacements, such as another clock
 * @returns a function that shuts it down: it drains for `drainSeconds`, then closes all, database and lock included
 * @throws StartupError
 */
export async function startPlatform(
  settings: Settings,
  listener: PortListener,
  root: string,
  overrides: Partial<Pick<PlatformDeps, 'clock' | 'verifyCaptcha' | 'deliverSms'>> & {
    /** Called with the open database before the first request. */
    readonly onOpened?: (database: PlatformDeps['database']) => void;
  } = {},
): Promise<() => Promise<void>> {
  const { opened, encryption, rotation, close: closeDatabase } = await openPlatformDatabase(settings, root);
  const { database } = opened;
  try {
    const { onOpened, ...given } = overrides;
    const media = await openMediaStore(settings, {
      clock: given.clock ?? (() => new Date()),
      onLeft: (path, error) => app.log.warn({ err: error, path }, 'media file not deleted'),
    });
    if (settings.seed === 'sample')
      await writeMedia(media, join(root, 'host-sandbox/platform/seed/media/clips'));
    const { smsGatewayUrl, smsGatewayToken, emailGatewayUrl, emailGatewayToken } = settings;
    const smsGateway = smsGatewayUrl
      ? createMessageGateway<Parameters<DeliverSms>[0]>({
          name: 'SMS',
          url: smsGatewayUrl,
          token: smsGatewayToken,
        })
      : null;
    const emailGateway = emailGatewayUrl
      ? createMessageGateway<Parameters<DeliverEmail>[0]>({
          name: 'e-mail',
          url: emailGatewayUrl,
          token: emailGatewayToken,
        })
      : null;
    let isDraining = false;
    const app = await buildPlatform({
      ...(smsGateway ? { deliverSms: smsGateway.deliver } : {}),
      ...(emailGateway ? { deliverEmail: emailGateway.deliver } : {}),
      database,
      ...(opened.poolState ? { poolState: opened.poolState } : {}),
      clock: () => new Date(),
      settings,
      media,
      encryption,
      migrationCount: countMigrations(root),
      isDraining: () => isDraining,
      contentSecurityPolicy: () => readPolicy(join(root, 'deploy/csp.txt'), settings.frameOrigins),
      ...given,
    });
    if (rotation) app.log.info(rotation, 'data key rotated');
    onOpened?.(database);
    const now = given.clock ?? (() => new Date());
    const reportFailure = (job: string) => (error: unknown) =>
      app.log.error({ job, error: loggableError(error) }, 'background job failed');
    const repeat = (
      job: string,
      work: (database: Database, now: Date, reportFailure: ReportFailure) => Promise<void>,
      everyMs: number,
    ) => setupRepeated(() => work(database, now(), reportFailure(job)), everyMs, reportFailure(job));
    const stopCleanup = repeat('cleanup', (...job) => deleteExpiredRows(settings, ...job), 10 * minuteMs);
    const stopWaitlist = repeat('waitlist', settleWaitlist, minuteMs);
    const stopDeliveries = setupDeliveries(app, reportFailure('deliveries'));
    const { databaseUrl, dataDir } = settings;
    const backupSource = { opened, databaseUrl, dataDir, migrationCount: countMigrations(root) };
    // PostgreSQL is dumped without the platform.
    const stopBackups = databaseUrl
      ? null
      : await setupBackups(dataDir, app.log, (folder) => writeBackup(backupSource, folder));
    await listener.serve((request, response) => app.routing(request, response), app.log);
    return async () => {
      isDraining = true;
      await pause(settings.drainSeconds * 1000);
      await listener.close();
      await stopCleanup();
      await stopWaitlist();
      await stopBackups?.();
      // First, so that it knows why the gateways abort its deliveries.
      const deliveriesStopped = stopDeliveries();
      await Promise.all([smsGateway?.stop(), emailGateway?.stop(), deliveriesStopped]);
      await app.close();
      await closeDatabase();
    };
  } catch (error) {
    await closeDatabase().catch(() => undefined);
    throw error;
  }
}

/** The policy on one line, because headers have no line breaks. @param frameOrigins may show the page in a frame */
function readPolicy(file: string, frameOrigins: readonly string[]): string | null {
  if (!existsSync(file)) return null;
  const policy = readFileSync(file, 'utf8').replace(/\s+/g, ' ').trim();
  return policy.replace(/frame-ancestors [^;]*/, (sources) => [sources, ...frameOrigins].join(' ')) || null;
}
