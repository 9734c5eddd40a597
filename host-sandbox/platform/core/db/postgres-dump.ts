import { spawn } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import pg from 'pg';
import { oneLine } from '@/contracts/printable';
import { StartupError } from '../process/startup-error';

/**
 * Dumps a PostgreSQL database by `pg_dump`, consistently while others write.
 * @throws StartupError when the program is missing or fails
 */
export async function dumpPostgres(databaseUrl: string, file: string): Promise<void> {
  await run('pg_dump', ['--format=custom', '--no-owner', '--no-privileges', `--file=${file}`], databaseUrl);
}

/**
 * Replaces a PostgreSQL database by a dump, all or nothing. Everything in it is dropped first: tables of a newer version,
 * which the dump does not have, would make a later upgrade fail.
 * @param folder only this user can read it; it gets the dump as SQL, which is deleted again
 * @throws StartupError when others use the database, or a program is missing or fails
 */
export async function restorePostgres(databaseUrl: string, file: string, folder: string): Promise<void> {
  await withClient(databaseUrl, assertUnused);
  const script = join(folder, 'restore.sql');
  try {
    await run('pg_restore', ['--no-owner', '--no-privileges', `--file=${script}`, file], databaseUrl);
    const options = ['--no-psqlrc', '--quiet', '--set=ON_ERROR_STOP=1', '--single-transaction'];
    await run('psql', [...options, `--command=${dropEverything}`, `--file=${script}`], databaseUrl);
  } finally {
    await rm(script, { force: true });
  }
}

const dropEverything = `
  set client_min_messages = warning;
  do $$ declare name text; begin
    for name in select nspname from pg_namespace where nspname !~ '^pg_' and nspname <> 'information_schema' loop
      execute format('drop schema %I cascade', name);
    end loop;
  end $$;
  create schema public`;

/**
 * A platform that runs during a restore would fail, and write into the restored data.
 * @throws StartupError when another session is connected to the database
 */
export async function assertUnused(client: Pick<pg.Client, 'query'>): Promise<void> {
  // The server's own processes have no user.
  const { rows } = await client.query<{ pid: number }>(
    'select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and usename is not null order by pid',
  );
  if (rows.length === 0) return;
  const pids = rows.map(({ pid }) => pid).join(', ');
  throw new StartupError(
    `数据库还有 ${rows.length} 个其他连接（pg_stat_activity 中的 pid：${pids}）。未作改动，请先停止平台并断开这些连接。`,
    'others are connected to the database, and nothing was changed: stop the platform and end these connections first',
  );
}

const tlsVariables = [
  ['sslmode', 'PGSSLMODE'],
  ['sslrootcert', 'PGSSLROOTCERT'],
  ['sslcert', 'PGSSLCERT'],
  ['sslkey', 'PGSSLKEY'],
] as const;

/** Others on the machine can see the arguments of a process, so address and password go by its environment. */
export function environment(databaseUrl: string): Record<string, string> {
  const { hostname, port, username, password, pathname, searchParams } = new URL(databaseUrl);
  return {
    PGHOST: searchParams.get('host') ?? hostname,
    PGPORT: port || '5432',
    PGUSER: decodeURIComponent(username),
    PGPASSWORD: decodeURIComponent(password),
    PGDATABASE: decodeURIComponent(pathname.slice(1)),
    ...Object.fromEntries(
      tlsVariables.flatMap(([parameter, variable]) => {
        const value = searchParams.get(parameter);
        return value ? [[variable, value]] : [];
      }),
    ),
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
export function countTables(databaseUrl: string): Promise<number> {
  return withClient(databaseUrl, async (client) => {
    const { rowCount } = await client.query(
      "select 1 from information_schema.tables where table_schema not in ('pg_catalog', 'information_schema')",
    );
    return rowCount ?? 0;
  });
}

async function withClient<Result>(
  connectionString: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
