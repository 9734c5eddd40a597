import { execFile, type ExecFileOptions } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { appendFileSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { isAlive } from '../../core/data-dir/data-dir-lock';
import { freePort } from '../../testing/free-port';
import { giveToServers, serverUser } from './server-user';

const run = promisify(execFile);

/** The role of the platforms. It owns the database of its name and has no other right. */
export interface PlatformRole {
  readonly name: string;
  readonly password: string;
}

/** Address of the platforms' database on a server or pooler of this machine. */
export const databaseAddress = ({ name, password }: PlatformRole, port: number) =>
  `postgres://${name}:${password}@127.0.0.1:${port}/${name}`;

/** A primary and its synchronous standby: a commit is acknowledged when both have it on disk. */
export interface PostgresPair {
  readonly role: PlatformRole;
  /** Process ids of both servers. */
  pids(): readonly number[];
  /** Port of the primary, which a failover changes. */
  port(): number;
  isPrimaryAlive(): boolean;
  /** Ends the primary as a power cut would. */
  killPrimary(): void;
  /** Makes the standby the primary. Commits wait until `rejoin`. */
  promote(): Promise<void>;
  /** Makes the former primary the standby of the current one. */
  rejoin(): Promise<void>;
  stop(): Promise<void>;
}

interface Server {
  readonly folder: string;
  readonly port: number;
}

/** @param folder new and empty, for the data of both */
export async function startPostgresPair(programs: string, folder: string): Promise<PostgresPair> {
  const password = randomBytes(16).toString('hex');
  const passwordFile = path.join(folder, 'password');
  writeFileSync(passwordFile, password, { mode: 0o600 });
  giveToServers(passwordFile);
  const options: ExecFileOptions = {
    cwd: folder,
    env: { PATH: process.env.PATH, PGPASSWORD: password, LC_ALL: 'C' },
    ...serverUser,
  };
  const program = (name: string, args: readonly string[]) => run(path.join(programs, name), args, options);
  // The password is not among the arguments, which other users of the machine can read.
  const source = ({ port }: Server) => `host=127.0.0.1 port=${port} user=postgres dbname=postgres`;

  const make = async (name: string): Promise<Server> => ({
    folder: path.join(folder, name),
    port: await freePort(),
  });
  const start = async ({ folder: data, port }: Server) => {
    const settings = `-p ${port} -c unix_socket_directories=${folder}`;
    await program('pg_ctl', ['start', '-w', '-D', data, '-l', `${data}.log`, '-o', settings]);
  };
  const stop = ({ folder: data }: Server, mode: string) =>
    program('pg_ctl', ['stop', '-w', '-D', data, '-m', mode]).catch(() => undefined);
  const copy = (from: Server, to: Server) =>
    program('pg_basebackup', ['-D', to.folder, '-d', source(from), '-R', '-X', 'stream', '-c', 'fast']);

  let [primary, standby] = [await make('a'), await make('b')];
  const initial = ['-A', 'scram-sha-256', '--pwfile', passwordFile, '-E', 'UTF8', '--no-locale', '-k'];
  await program('initdb', ['-D', primary.folder, '-U', 'postgres', ...initial]);
  appendFileSync(path.join(primary.folder, 'postgresql.conf'), settings);
  await start(primary);
  await copy(primary, standby);
  await start(standby);
  await waitForStandby(primary, password);
  const role = { name: 'portal', password: randomBytes(16).toString('hex') };
  await query(primary, password, `create role ${role.name} login password '${role.password}'`);
  await query(primary, password, `create database ${role.name} owner ${role.name}`);

  return {
    role,
    pids: () => [primary, standby].map(postmasterOf),
    port: () => primary.port,
    isPrimaryAlive: () => existsSync(pidFile(primary)) && isAlive(postmasterOf(primary)),
    killPrimary() {
      process.kill(postmasterOf(primary), 'SIGKILL');
    },
    async promote() {
      await program('pg_ctl', ['promote', '-w', '-D', standby.folder]);
      [primary, standby] = [standby, primary];
    },
    async rejoin() {
      // pg_rewind compares timelines as of the last checkpoint.
      await query(primary, password, 'checkpoint');
      await ended(standby);
      const rewind = ['-D', standby.folder, '--source-server', source(primary), '-R'];
      await program('pg_rewind', rewind).catch(async () => {
        rmSync(standby.folder, { recursive: true, force: true });
        await copy(primary, standby);
      });
      await start(standby);
      await waitForStandby(primary, password);
    },
    async stop() {
      // The primary would wait for its standby.
      await stop(primary, 'immediate');
      await stop(standby, 'immediate');
    },
  };
}

/** The same for both, since either may be the primary. */
const settings = `
listen_addresses = '127.0.0.1'
synchronous_standby_names = '*'
synchronous_commit = on
wal_keep_size = 256MB
wal_receiver_status_interval = 1s
shared_buffers = 64MB
`;

const pidFile = ({ folder }: Server) => path.join(folder, 'postmaster.pid');

function postmasterOf(server: Server): number {
  return Number(readFileSync(pidFile(server), 'utf8').split('\n')[0]);
}

/** Waits until a killed server has ended. */
async function ended(server: Server): Promise<void> {
  if (!existsSync(pidFile(server))) return;
  while (isAlive(postmasterOf(server))) await sleep(50);
}

async function query<Row extends object>(server: Server, password: string, text: string): Promise<Row[]> {
  const client = new pg.Client({ host: '127.0.0.1', port: server.port, user: 'postgres', password });
  await client.connect();
  try {
    return (await client.query<Row>(text)).rows;
  } finally {
    await client.end();
  }
}

/** @throws Error when no standby follows within a minute */
async function waitForStandby(primary: Server, password: string): Promise<void> {
  const deadline = Date.now() + 60_000;
  while (Date.now() < deadline) {
    const found = await query(
      primary,
      password,
      "select 1 from pg_stat_replication where sync_state = 'sync'",
    );
    if (found.length > 0) return;
    await sleep(50);
  }
  throw new Error('no standby follows the primary');
}
