import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from '../../testing/free-port';
import { databaseAddress, type PlatformRole } from './postgres-pair';
import { giveToServers, serverUser } from './server-user';

/** Connections of all platforms to the primary, one for each transaction. */
export interface Pgbouncer {
  /** Address of the database for the platforms. */
  readonly url: string;
  readonly pid: number;
  /** Sends queries to another server. */
  pointTo(port: number): void;
  stop(): Promise<void>;
}

/**
 * @param folder of its files, which its user owns
 * @throws Error when it does not respond within ten seconds
 */
export async function startPgbouncer(
  binary: string,
  folder: string,
  { port: databasePort, role }: { readonly port: number; readonly role: PlatformRole },
): Promise<Pgbouncer> {
  const port = await freePort();
  const config = path.join(folder, 'pgbouncer.ini');
  const users = path.join(folder, 'users.txt');
  const write = (file: string, text: string) => {
    writeFileSync(file, text, { mode: 0o600 });
    giveToServers(file);
  };
  write(users, `"${role.name}" "${role.password}"\n`);
  const pointTo = (target: number) => write(config, settings(port, target, role.name, users));
  pointTo(databasePort);
  const child = spawn(binary, ['-q', config], { stdio: ['ignore', 'ignore', 'ignore'], ...serverUser });
  const exited = new Promise((done) => child.once('exit', done));
  const stop = async () => {
    child.kill('SIGTERM');
    await exited;
  };
  const url = databaseAddress(role, port);
  await responds(url).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  return {
    url,
    pid: child.pid ?? 0,
    pointTo(target) {
      pointTo(target);
      // reads its settings again, without closing a client's connection
      child.kill('SIGHUP');
    },
    stop,
  };
}

const settings = (port: number, databasePort: number, database: string, users: string) => `[databases]
${database} = host=127.0.0.1 port=${databasePort} dbname=${database}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${users}
pool_mode = transaction
max_client_conn = 200
default_pool_size = 20
; A server that is gone is asked again every second, and nobody waits longer than a portal does.
server_login_retry = 1
server_connect_timeout = 2
query_wait_timeout = 8
`;

async function responds(connectionString: string): Promise<void> {
  const deadline = Date.now() + 10_000;
  for (;;) {
    const client = new pg.Client({ connectionString });
    client.on('error', () => undefined);
    const failure = await client.connect().then(
      () => null,
      (error: Error) => error,
    );
    await client.end().catch(() => undefined);
    if (!failure) return;
    if (Date.now() > deadline) throw failure;
    await sleep(50);
  }
}
