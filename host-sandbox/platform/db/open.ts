import type { OpenDatabase } from './database';
import { openEmbedded } from './open-embedded';
import { openPostgres } from './open-postgres';

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
