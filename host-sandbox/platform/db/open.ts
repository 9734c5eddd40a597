import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type * as schema from './schema';
import { openEmbedded } from './open-embedded';
import { openPostgres } from './open-postgres';

/** What queries are written against: the same on both databases. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

export interface OpenDatabase {
  readonly database: Database;
  /** Runs work that no second instance may do at the same time, such as migrating and seeding. */
  exclusively(work: (database: Database, migrate: () => Promise<void>) => Promise<void>): Promise<void>;
  close(): Promise<void>;
}

/**
 * Opens the database.
 * @param databaseUrl a PostgreSQL address, or `null` for the embedded database in `dataDir`
 * @throws StartFault when it cannot be opened; nothing has been changed then
 */
export async function openDatabase(
  databaseUrl: string | null,
  dataDir: string,
  migrationsFolder: string,
): Promise<OpenDatabase> {
  return databaseUrl
    ? await openPostgres(databaseUrl, migrationsFolder)
    : await openEmbedded(dataDir, migrationsFolder);
}
