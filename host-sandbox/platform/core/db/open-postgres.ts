import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { oneLine } from '@/contracts/printable';
import { StartupError } from '../process/startup-error';
import type { OpenDatabase } from './database';
import * as schema from './content-schema';
import { isConnectionError, isLockTimeout } from './errors';
import { dumpPostgres } from './postgres-dump';

/** Any fixed number: the advisory lock that serialises instances. */
const advisoryLockKey = 20260211;

/**
 * A migration that waits for a table makes every later query of it wait, too. It gives up before a client of the
 * platform does.
 */
const lockTimeoutSeconds = 5;

/** Opens a connection pool on PostgreSQL. Timeouts stay below the ten seconds a client waits. */
export async function openPostgres(databaseUrl: string, migrationsFolder: string): Promise<OpenDatabase> {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: 10,
    connectionTimeoutMillis: 4000,
    query_timeout: 8000,
    keepAlive: true,
  });
  // A broken connection fails its query, and the pool replaces it. Without error listeners on the pool (idle
  // connections) and on each client (active ones) it would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  await assertReachable(pool, databaseUrl);
  await assertUtf8(pool, databaseUrl);
  return {
    database: withReleasedConnections(drizzle(pool, { schema }), pool),
    runExclusive: (work) => runExclusive(databaseUrl, migrationsFolder, work),
    poolState: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    dump: (file) => dumpPostgres(databaseUrl, file),
    close: () => pool.end(),
  };
}

/**
 * Holds the lock in a transaction on a connection of its own, not for a session: a pooler such as pgbouncer gives each
 * transaction of a connection another session.
 */
async function runExclusive(
  connectionString: string,
  migrationsFolder: string,
  work: Parameters<OpenDatabase['runExclusive']>[0],
): Promise<void> {
  const holder = new pg.Client({ connectionString, keepAlive: true });
  const worker = new pg.Client({ connectionString });
  worker.on('error', () => undefined); // its queries fail anyway
  // Without the lock the work must stop.
  holder.on('error', () => void worker.end());
  try {
    await holder.connect();
    await worker.connect();
    await holder.query('begin');
    await holder.query('select pg_advisory_xact_lock($1)', [advisoryLockKey]);
    const database = drizzle(worker, { schema });
    await work(database, async () => {
      // Behind a pooler a setting lasts for one transaction. Drizzle continues in this one and ends it.
      await worker.query('begin');
      await worker.query(`set local lock_timeout = '${lockTimeoutSeconds}s'`);
      await migrate(database, { migrationsFolder }).catch((error: unknown) => {
        throw isLockTimeout(error) ? tableHeldError() : error;
      });
    });
  } finally {
    // The server ends the transaction, and with it the lock, when the connection ends.
    await Promise.all([worker.end(), holder.end()]);
  }
}

function tableHeldError(): StartupError {
  return new StartupError(
    `数据库升级等待了 ${lockTimeoutSeconds} 秒，所需的表仍被其他事务占用，例如正在进行的备份；未作任何改动。请等它结束（见 pg_stat_activity）后重新启动。`,
    `the upgrade waited ${lockTimeoutSeconds} s for a table that another transaction holds, such as a backup; the database is as it was: start again once it has ended (see pg_stat_activity)`,
  );
}

/**
 * Drizzle never releases a connection that breaks at `begin`: after ten failures the pool would be empty although the
 * server is back. This transaction always releases its connection and discards a broken one.
 */
function withReleasedConnections<Database extends NodePgDatabase<typeof schema>>(
  database: Database,
  pool: pg.Pool,
): Database {
  const transaction: Database['transaction'] = async (work, config) => {
    const client = await pool.connect();
    let broken = false;
    try {
      return await drizzle(client, { schema }).transaction(work, config);
    } catch (error) {
      broken = isConnectionError(error);
      throw error;
    } finally {
      client.release(broken);
    }
  };
  return Object.assign(database, { transaction });
}

async function assertReachable(pool: pg.Pool, databaseUrl: string): Promise<void> {
  try {
    await pool.query('select 1');
  } catch (error) {
    await pool.end();
    const { host, pathname } = new URL(databaseUrl);
    const inner = error instanceof AggregateError ? (error.errors[0] as unknown) : error;
    throw new StartupError(
      `无法连接数据库 ${host}${pathname}（${oneLine(inner)}）。请检查 DATABASE_URL 与数据库服务，或去掉它以使用内嵌数据库。`,
      'the database does not answer: check DATABASE_URL and its server, or leave it out for the embedded database',
    );
  }
}

/** In another encoding PostgreSQL does not know what a Chinese character is: it measures and searches bytes. */
async function assertUtf8(pool: pg.Pool, databaseUrl: string): Promise<void> {
  const { rows } = await pool.query<{ server_encoding: string }>('show server_encoding');
  const encoding = rows[0]?.server_encoding;
  if (encoding === 'UTF8') return;
  await pool.end();
  const name = new URL(databaseUrl).pathname.slice(1);
  throw new StartupError(
    `数据库 ${name} 的编码是 ${encoding}，应为 UTF8。请重新创建：createdb --encoding=UTF8 --template=template0。`,
    `the database ${name} has the encoding ${encoding}: create it with createdb --encoding=UTF8 --template=template0`,
  );
}
