import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { buildPlatform } from './app';
import { setupBackups } from './ops/backup/backup-socket';
import { writeBackup } from './ops/backup/write-backup';
import type { OpenDatabase } from './core/db/database';
import { newestMigration } from './core/db/migrations';
import { openPlatformDatabase } from './open-platform-database';
import type { PortListener } from './core/process/listener';
import { createMessageGateway } from './core/http/message-gateway';
import { openMediaStore } from './core/media/open-media-store';
import { setupDeliveries } from './modules/notification/deliveries';
import { writeMedia } from './seed/media/write-media';
import { jobFailureReporter, setupJobs } from './setup-jobs';
import type { DeliverEmail, DeliverSms, PlatformDeps } from './core/platform-deps';
import type { Settings } from './core/settings/settings';

type Overrides = Partial<Pick<PlatformDeps, 'clock' | 'verifyCaptcha' | 'deliverSms'>> & {
  /** Called with the open database before the first request. */
  readonly onOpened?: (database: PlatformDeps['database'], media: PlatformDeps['media']) => void;
};

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
  { onOpened, clock = () => new Date(), ...replaced }: Overrides = {},
): Promise<() => Promise<void>> {
  const { opened, encryption, rotation, close: closeDatabase } = await openPlatformDatabase(settings, root);
  const { database, poolState } = opened;
  try {
    const media = await openMediaStore(settings, {
      clock,
      onLeft: (path, error) => app.log.warn({ err: error, path }, 'media file not deleted'),
    });
    if (settings.seed === 'sample')
      await writeMedia(media, join(root, 'host-sandbox/platform/seed/media/clips'));
    const gateways = createGateways(settings);
    let isDraining = false;
    const app = await buildPlatform({
      ...gateways.deliver,
      database,
      ...(poolState && { poolState }),
      clock,
      settings,
      media,
      encryption,
      newestMigration: newestMigration(root),
      isDraining: () => isDraining,
      contentSecurityPolicy: () => readPolicy(join(root, 'deploy/csp.txt'), settings.frameOrigins),
      ...replaced,
    });
    if (rotation) app.log.info(rotation, 'data key rotated');
    onOpened?.(database, media);
    const stopBackgroundWork = await setupBackgroundWork(app, opened, gateways);
    await listener.serve((request, response) => app.routing(request, response), app.log);
    return async () => {
      isDraining = true;
      await pause(settings.drainSeconds * 1000);
      await listener.close();
      await stopBackgroundWork();
      await app.close();
      await closeDatabase();
    };
  } catch (error) {
    await closeDatabase().catch(() => undefined);
    throw error;
  }
}

/** Starts jobs, deliveries, and backups of the embedded database. @returns teardown */
async function setupBackgroundWork(
  app: FastifyInstance,
  opened: OpenDatabase,
  gateways: ReturnType<typeof createGateways>,
): Promise<() => Promise<void>> {
  const { settings, newestMigration } = app.platform;
  const { databaseUrl, dataDir } = settings;
  const stopJobs = setupJobs(app);
  const stopDeliveries = setupDeliveries(app, jobFailureReporter(app, 'deliveries'));
  // PostgreSQL is dumped without the platform.
  const stopBackups = databaseUrl
    ? null
    : await setupBackups(dataDir, app.log, (folder) =>
        writeBackup({ opened, databaseUrl, dataDir, newestMigration }, folder),
      );
  return async () => {
    await stopJobs();
    await stopBackups?.();
    // First, so that it knows why the gateways abort its deliveries.
    const deliveriesStopped = stopDeliveries();
    await Promise.all([gateways.stop(), deliveriesStopped]);
  };
}

/** The gateways of the settings; `stop` aborts their requests. */
function createGateways({ smsGatewayUrl, smsGatewayToken, emailGatewayUrl, emailGatewayToken }: Settings) {
  const sms = createGateway<DeliverSms>('SMS', smsGatewayUrl, smsGatewayToken);
  const email = createGateway<DeliverEmail>('e-mail', emailGatewayUrl, emailGatewayToken);
  return {
    deliver: { ...(sms && { deliverSms: sms.deliver }), ...(email && { deliverEmail: email.deliver }) },
    stop: () => Promise.all([sms?.stop(), email?.stop()]),
  };
}

/** @param url empty for no gateway */
const createGateway = <Deliver extends DeliverSms | DeliverEmail>(name: string, url: string, token: string) =>
  url ? createMessageGateway<Parameters<Deliver>[0]>({ name, url, token }) : null;

/** The policy on one line, because headers have no line breaks. @param frameOrigins may show the page in a frame */
function readPolicy(file: string, frameOrigins: readonly string[]): string | null {
  if (!existsSync(file)) return null;
  const policy = readFileSync(file, 'utf8').replace(/\s+/g, ' ').trim();
  return policy.replace(/frame-ancestors [^;]*/, (sources) => [sources, ...frameOrigins].join(' ')) || null;
}
