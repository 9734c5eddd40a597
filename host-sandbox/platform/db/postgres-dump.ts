import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import pg from 'pg';
import { oneLine, StartupError } from '../startup-error';

/**
 * Dumps a PostgreSQL database by `pg_dump`, consistently while others write.
 * @throws StartupError when the program is missing or fails
 */
export async function dumpPostgres(databaseUrl: string, file: string): Promise<void> {
  await run('pg_dump', ['--format=custom', '--no-owner', '--no-privileges', `--file=${file}`], databaseUrl);
}

/**
 * Replaces a PostgreSQL database by a dump, all or nothing.
 * @throws StartupError when the program is missing or fails
 */
export async function restorePostgres(databaseUrl: string, file: string): Promise<void> {
  const { pathname } = new URL(databaseUrl);
  const options = ['--clean', '--if-exists', '--no-owner', '--single-transaction', '--exit-on-error'];
  await run(
    'pg_restore',
    [...options, `--dbname=${decodeURIComponent(pathname.slice(1))}`, file],
    databaseUrl,
  );
}

/** Others on the machine can see the arguments of a process, so address and password go by its environment. */
function environment(databaseUrl: string): Record<string, string> {
  const { hostname, port, username, password, pathname, searchParams } = new URL(databaseUrl);
  const sslMode = searchParams.get('sslmode');
  return {
    PGHOST: searchParams.get('host') ?? hostname,
    PGPORT: port || '5432',
    PGUSER: decodeURIComponent(username),
    PGPASSWORD: decodeURIComponent(password),
    PGDATABASE: decodeURIComponent(pathname.slice(1)),
    ...(sslMode ? { PGSSLMODE: sslMode } : {}),
  };
}

async function run(program: string, args: readonly string[], databaseUrl: string): Promise<void> {
  const child = spawn(program, args, {
    env: { ...process.env, ...environment(databaseUrl) },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const exited = new Promise<number | null>((done, fail) => {
    child.once('error', fail);
    child.once('close', done);
  });
  const [message, code] = await Promise.all([text(child.stderr), exited]).catch((error: unknown) => {
    throw new StartupError(
      `无法运行 ${program}（${oneLine(error)}）。请安装 PostgreSQL 的客户端程序。`,
      `${program} could not be run: install the client programs of PostgreSQL`,
    );
  });
  if (code === 0) return;
  throw new StartupError(
    `${program} 失败（${oneLine(message)}）。未作改动。`,
    `${program} failed and changed nothing`,
  );
}

/**
 * Number of tables in a PostgreSQL database.
 * @throws Error when it cannot be reached
 */
export async function countTables(databaseUrl: string): Promise<number> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rowCount } = await client.query(
      "select 1 from information_schema.tables where table_schema not in ('pg_catalog', 'information_schema')",
    );
    return rowCount ?? 0;
  } finally {
    await client.end();
  }
}
