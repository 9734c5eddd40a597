import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startNginx } from '../e2e/deployment/nginx';
import { freePort } from '../platform/testing/free-port';
import { projectRoot } from '../platform/testing/project-root';
import { startTestPlatform, type TestPlatform } from '../start-test-platform';
import { startPgbouncer } from './pgbouncer';
import { startPostgresPair, type PostgresPair } from './postgres-pair';
import type { Programs } from './programs';
import { giveToServers } from './server-user';

export interface Cluster {
  /** Address of nginx. */
  readonly url: string;
  /** The address of the database that the platforms use. */
  readonly databaseUrl: string;
  readonly database: Pick<PostgresPair, 'killPrimary' | 'isPrimaryAlive'>;
  readonly platforms: readonly TestPlatform[];
  /** Promotes the standby, sends the platforms to it, and takes the former primary as its standby. */
  failOver(): Promise<void>;
  /** Restarts a killed platform on its port. */
  restart(platform: number): Promise<void>;
  /** Stops all that it started, and deletes its data. */
  stop(): Promise<void>;
}

/**
 * Starts a cluster on this machine, on loopback addresses and with data of its own: nginx, platforms, pgbouncer in
 * transaction mode, a PostgreSQL primary and its synchronous standby. The platforms start at the same time.
 * @param dist the built portal, which nginx serves
 */
export async function startCluster(
  programs: Programs,
  { platforms: count = 2, dist = path.join(projectRoot(), 'dist'), env = {} }: ClusterOptions = {},
): Promise<Cluster> {
  const folder = mkdtempSync(path.join(tmpdir(), 'cluster-'));
  giveToServers(folder);
  const stops: (() => Promise<unknown>)[] = [];
  const stop = async () => {
    for (const end of stops.splice(0).reverse()) await end();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const database = await startPostgresPair(programs.postgres, folder);
    stops.push(database.stop);
    const pooler = await startPgbouncer(programs.pgbouncer, folder, {
      ...{ port: database.port(), password: database.password },
    });
    stops.push(pooler.stop);
    const dataDir = path.join(folder, 'platform');
    mkdirSync(dataDir);
    const ports: number[] = [];
    for (let index = 0; index < count; index += 1) ports.push(await freePort());
    const start = (port: number) =>
      startTestPlatform({
        ...{ databaseUrl: pooler.url, dataDir, port, isOptimised: true },
        env: { TRUST_PROXY: 'loopback', ...env },
      });
    const platforms: TestPlatform[] = [];
    stops.push(() => Promise.all(platforms.map((platform) => platform.stop())));
    const started = await Promise.allSettled(ports.map(start));
    for (const one of started) if (one.status === 'fulfilled') platforms.push(one.value);
    for (const one of started) if (one.status === 'rejected') throw one.reason;
    const nginx = await startNginx(programs.nginx, dist, ports, '/etc/nginx/mime.types');
    stops.push(nginx.stop);
    return {
      ...{ url: nginx.url, databaseUrl: pooler.url, database, platforms },
      async failOver() {
        await database.promote();
        pooler.pointTo(database.port());
        await database.rejoin();
      },
      async restart(index) {
        const port = ports[index];
        if (port !== undefined) platforms[index] = await start(port);
      },
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

interface ClusterOptions {
  readonly platforms?: number;
  readonly dist?: string | undefined;
  /** Settings of the platforms. */
  readonly env?: Readonly<Record<string, string>>;
}
