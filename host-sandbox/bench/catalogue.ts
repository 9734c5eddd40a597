import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { buildPlatform } from '../platform/app';
import { analyzeTables, openDatabase } from '../platform/core/db/open';
import type { Database } from '../platform/core/db/database';
import { createFolderStore } from '../platform/core/media/folder-store';
import { seedIfEmpty } from '../platform/seed/seed';
import { readSettings } from '../platform/core/settings/read-settings';
import { createScratchDatabase } from '../platform/testing/postgres';
import { createEncryption } from '../platform/core/encryption/encryption';
import { recordQueries } from './record-queries';

export interface Catalogue {
  readonly app: FastifyInstance;
  readonly database: Database;
  /** Runs a function and explains the queries it made on a table. */
  plansOf(table: string, work: () => Promise<unknown>): Promise<string>;
  close(): Promise<void>;
}

/**
 * A platform in this process that does not listen on a port.
 * @param fill adds rows to the sample data
 * @param env settings on top of the defaults
 */
export async function openCatalogue(
  fill: (database: Database, now: Date) => Promise<void>,
  serverUrl: string | null,
  env: Readonly<Record<string, string>> = {},
): Promise<Catalogue> {
  const dataDir = mkdtempSync(join(tmpdir(), 'catalogue-'));
  const scratch = serverUrl ? await createScratchDatabase(serverUrl) : null;
  const migrations = fileURLToPath(new URL('../platform/core/db/migrations', import.meta.url));
  const { database, runExclusive, close } = await openDatabase(scratch?.url ?? null, dataDir, migrations);
  const [now, encryption] = [new Date(), createEncryption([Buffer.alloc(32, 7)])];
  await runExclusive(async (own, migrate) => {
    await migrate();
    await seedIfEmpty(own, now, encryption);
    await fill(own, now);
    await analyzeTables(own);
  });
  const app = await buildPlatform({
    database,
    encryption,
    media: createFolderStore(dataDir),
    newestMigration: 0,
    clock: () => new Date(),
    settings: readSettings({
      LOG_LEVEL: 'silent',
      DATA_DIR: dataDir,
      PORTAL_FOLDER: join(dataDir, 'none'),
      ...env,
    }),
    contentSecurityPolicy: () => null,
  });
  return {
    app,
    database,
    plansOf: (table, work) => recordQueries(database, table, work),
    close: async () => {
      await app.close();
      await close();
      await scratch?.drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
