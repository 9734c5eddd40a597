import { sql } from 'drizzle-orm';
import type { Database } from './database';

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
