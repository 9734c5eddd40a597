import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type * as schema from './content-schema';

/** The database type of all queries, the same for both drivers. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

/** Number of connections of a process, and of queries that wait for one. */
export interface PoolState {
  readonly open: number;
  readonly idle: number;
  readonly waiting: number;
}

export interface OpenDatabase {
  readonly database: Database;
  /** Connections to PostgreSQL; the embedded database has none. */
  poolState?(): PoolState;
  /** Runs work that must not run concurrently in two instances, such as migrating and seeding. */
  runExclusive(work: (database: Database, migrate: () => Promise<void>) => Promise<void>): Promise<void>;
  /** Writes a consistent dump of the database to a new file. @throws StartupError, or Error of the file system */
  dump(file: string): Promise<void>;
  close(): Promise<void>;
}
