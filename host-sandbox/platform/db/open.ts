import { sql } from 'drizzle-orm';
import type { OpenDatabase, Database } from './database';
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

/**
 * Tells the planner how the tables look that lists walk through. A server does so by itself in time, the embedded
 * database never; without, it takes "published by now" for rare and sorts a whole catalogue for one page, and looks up
 * every article on the way to a late page to see whether it is still there.
 */
export async function analyzeTables(database: Pick<Database, 'execute'>): Promise<void> {
  await database.execute(sql`vacuum (analyze) articles`);
  await database.execute(
    sql`analyze categories, projects, hospitals, chapters, lessons, enrolments, search_entries`,
  );
}
