import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type * as schema from './content-schema';

/** What queries are written against: the same on both databases. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

export interface OpenDatabase {
  readonly database: Database;
  /** Runs work that no second instance may do at the same time, such as migrating and seeding. */
  runExclusive(work: (database: Database, migrate: () => Promise<void>) => Promise<void>): Promise<void>;
  close(): Promise<void>;
}
