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

/**
 * Creates an empty database with a random name on a PostgreSQL server; `drop` deletes it and its connections.
 * @param options of `create database`, such as its encoding
 */
export async function createScratchDatabase(
  serverUrl: string,
  options = '',
): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `portal_test_${randomBytes(6).toString('hex')}`;
  await run(serverUrl, `create database ${name} ${options}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => run(serverUrl, `drop database if exists ${name} with (force)`) };
}

async function run(serverUrl: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
