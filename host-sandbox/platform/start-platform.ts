import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildPlatform } from './app';
import { lockDataDir, ensureDataDir } from './data-dir';
import type { OpenDatabase } from './db/database';
import { openDatabase, analyzeTables } from './db/open';
import { setupCleanup } from './db/cleanup';
import type { PortListener } from './listener';
import { writeMedia } from './seed/media/write-media';
import { buildSearchIndexIfEmpty } from './modules/search/search-index';
import { seedIfEmpty } from './seed/seed';
import type { PlatformDeps } from './platform-deps';
import type { Settings } from './settings';
import { oneLine, StartupError } from './startup-error';
import { bindKeyToDatabase, readDataKey } from './encryption/data-key';
import { createEncryption, type Encryption } from './encryption/encryption';

/**
 * Starts the platform on a bound port: lock, database, migrations, seed, media, then requests.
 * @param root folder of the project, for the migrations and the page's policy
 * @param overrides replacements, such as another clock
 * @returns a function that shuts it down, database and lock included
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
  ensureDataDir(settings.dataDir);
  // With PostgreSQL a folder may serve several instances.
  const unlock = settings.databaseUrl ? () => undefined : lockDataDir(settings.dataDir);
  let opened: OpenDatabase | undefined;
  try {
    const migrationsFolder = join(root, 'host-sandbox/platform/db/migrations');
    opened = await openDatabase(settings.databaseUrl, settings.dataDir, migrationsFolder);
    const { database } = opened;
    const { onOpened, ...given } = overrides;
    const encryption = createEncryption(readDataKey(settings.dataKey, settings.dataDir));
    await prepareDatabase(opened, encryption);
    const mediaFolder = join(settings.dataDir, 'media');
    writeMedia(mediaFolder, join(root, 'host-sandbox/platform/seed/media/clips'));
    const app = await buildPlatform({
      database,
      clock: () => new Date(),
      settings,
      mediaFolder,
      encryption,
      migrationCount: countMigrations(migrationsFolder),
      contentSecurityPolicy: () => readPolicy(join(root, 'deploy/csp.txt')),
      ...given,
    });
    onOpened?.(database);
    const stopCleanup = setupCleanup(database, given.clock ?? (() => new Date()));
    listener.serve((request, response) => app.routing(request, response));
    const { close } = opened;
    return async () => {
      await listener.close();
      await stopCleanup();
      await app.close();
      await close();
      unlock();
    };
  } catch (error) {
    await opened?.close().catch(() => undefined);
    unlock();
    throw error;
  }
}

async function prepareDatabase({ runExclusive }: OpenDatabase, encryption: Encryption): Promise<void> {
  try {
    await runExclusive(async (database, migrate) => {
      await migrate();
      await bindKeyToDatabase(database, encryption);
      await seedIfEmpty(database, new Date(), encryption);
      await buildSearchIndexIfEmpty(database);
      await analyzeTables(database);
    });
  } catch (error) {
    if (error instanceof StartupError) throw error;
    const cause = error instanceof Error && error.cause ? error.cause : error;
    throw new StartupError(
      `数据库升级失败（${oneLine(cause)}），未作任何改动。请检查数据库版本与权限后重新启动。`,
      'the database could not be upgraded and is as it was: check its version and permissions, and start again',
    );
  }
}

function countMigrations(folder: string): number {
  const journal = JSON.parse(readFileSync(join(folder, 'meta/_journal.json'), 'utf8')) as {
    entries: unknown[];
  };
  return journal.entries.length;
}

/** The policy on one line, because headers have no line breaks. */
function readPolicy(file: string): string | null {
  return existsSync(file) ? readFileSync(file, 'utf8').replace(/\s+/g, ' ').trim() || null : null;
}
