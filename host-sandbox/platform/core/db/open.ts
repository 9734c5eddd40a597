import { sql } from 'drizzle-orm';
import type { OpenDatabase, Database } from './database';
import { openEmbedded } from './open-embedded';
import { openPostgres } from './open-postgres';

/**
 * Opens the database.
 * @param databaseUrl a PostgreSQL URL, or `null` for the embedded database in `dataDir`
 * @throws StartupError when it cannot be opened; nothing has been changed
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

/**
 * Updates the planner's statistics of listed tables. PostgreSQL does so by itself, the embedded database never.
 * Without them the planner expects few rows that are "published by now", sorts a whole catalogue for one page, and
 * reads every article on the way to a late page.
 */
export async function analyzeTables(database: Pick<Database, 'execute'>): Promise<void> {
  await database.execute(sql`vacuum (analyze) articles`);
  await database.execute(
    sql`analyze categories, projects, hospitals, chapters, lessons, enrolments, search_entries, certificates`,
  );
}
