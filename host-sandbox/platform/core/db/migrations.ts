import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { StartupError } from '../process/startup-error';
import type { Database } from './database';

interface Rows<Row> {
  readonly rows: readonly Row[];
}

/** Folder of the migrations, in the project. */
export const migrationsFolder = (root: string) => join(root, 'host-sandbox/platform/core/db/migrations');

/** Time of this version's newest migration, in milliseconds: what a database knows the migration by. */
export const newestMigration = (root: string): number => migrationTimes(root).at(-1) ?? 0;

/**
 * Time of the newest migration that a database has.
 * @returns 0 when it has none
 */
export async function appliedMigration(database: Pick<Database, 'execute'>): Promise<number> {
  const exists = (await database.execute(
    sql`select to_regclass('drizzle.__drizzle_migrations') as name`,
  )) as Rows<{ name: string | null }>;
  if ((exists.rows[0]?.name ?? null) === null) return 0;
  const newest = (await database.execute(
    sql`select max(created_at) as at from drizzle.__drizzle_migrations`,
  )) as Rows<{ at: string | null }>;
  return Number(newest.rows[0]?.at ?? 0);
}

/**
 * Refuses a database that is older than the first migration of this version: nothing leads from it to here.
 * @throws StartupError
 */
export async function assertUpgradable(database: Pick<Database, 'execute'>, root: string): Promise<void> {
  const [first = 0] = migrationTimes(root);
  const applied = await appliedMigration(database);
  if (applied === 0 || applied >= first) return;
  throw new StartupError(
    '数据库由更早的开发版本建立，本版本无法升级；未作任何改动。请使用新的数据库，或运行 npm run reset 清空内嵌数据库后重新启动。',
    'an earlier development version made the database, which cannot be upgraded and is as it was: use a new one, or empty the embedded one by npm run reset',
  );
}

function migrationTimes(root: string): number[] {
  const journal = JSON.parse(readFileSync(join(migrationsFolder(root), 'meta/_journal.json'), 'utf8')) as {
    entries: { when: number }[];
  };
  return journal.entries.map(({ when }) => when);
}
