import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';

/** A PostgreSQL server of its own for a test that stops it. */
export interface PostgresServer {
  url: string;
  /** Stops without a clean shutdown (`pg_ctl stop -m immediate`). */
  crash(): void;
  start(): void;
  /** Stops it and deletes its files. */
  remove(): void;
}

/** PostgreSQL refuses to run as root. */
const unprivilegedUser = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {};

/**
 * @param programs folder of `initdb` and `pg_ctl` (`TEST_POSTGRES_BIN`)
 * @throws Error when one of them fails
 */
export function startPostgres(programs: string, port: number): PostgresServer {
  const folder = mkdtempSync(join(tmpdir(), 'postgres-'));
  if (unprivilegedUser.uid !== undefined) chownSync(folder, unprivilegedUser.uid, unprivilegedUser.gid);
  const run = (program: string, ...args: string[]) => {
    // without pipes, which the server would keep open
    execFileSync(join(programs, program), ['-D', join(folder, 'data'), ...args], {
      cwd: folder,
      stdio: 'ignore',
      ...unprivilegedUser,
    });
  };
  let runs = false;
  const start = () => {
    const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${folder}`;
    run('pg_ctl', 'start', '-w', '-l', join(folder, 'log'), '-o', options);
    runs = true;
  };
  const breakDown = () => {
    run('pg_ctl', 'stop', '-m', 'immediate');
    runs = false;
  };
  run('initdb', '-A', 'trust', '-U', 'postgres', '-E', 'UTF8', '--no-locale');
  start();
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    start,
    crash: breakDown,
    remove() {
      if (runs) breakDown();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Creates an empty database with a random name on a PostgreSQL server; `drop` deletes it and its connections. */
export async function createScratchDatabase(
  serverUrl: string,
): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `portal_test_${randomBytes(6).toString('hex')}`;
  await run(serverUrl, `create database ${name}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => run(serverUrl, `drop database if exists ${name} with (force)`) };
}

const run = (serverUrl: string, statement: string) =>
  withClient(serverUrl, (client) => client.query(statement)).then(() => undefined);

/** The number of rows of each table, and a checksum of its rows that does not depend on their order. */
export function tableChecksums(databaseUrl: string): Promise<Map<string, string>> {
  return withClient(databaseUrl, async (client) => {
    const tables = await client.query<{ name: string }>(
      "select table_name as name from information_schema.tables where table_schema = 'public' order by 1",
    );
    const found = new Map<string, string>();
    for (const { name } of tables.rows) {
      const { rows } = await client.query<{ sum: string }>(
        `select count(*) || ' rows, ' || coalesce(md5(string_agg(md5(t::text), '' order by md5(t::text))), '') as sum from "${name}" as t`,
      );
      found.set(name, rows[0]?.sum ?? '');
    }
    return found;
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
