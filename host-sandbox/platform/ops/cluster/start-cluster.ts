import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startNginx } from '../../testing/nginx';
import { freePort } from '../../testing/free-port';
import { projectRoot } from '../../testing/project-root';
import { startTestPlatform, type TestPlatform } from '../../testing/start-test-platform';
import { startPgbouncer } from './pgbouncer';
import type { ClusterPrograms } from './plan-cluster';
import { databaseAddress, startPostgresPair, type PostgresPair } from './postgres-pair';
import { giveToServers } from './server-user';

export interface Cluster {
  /** Address of nginx, or of the first platform where there is no nginx. */
  readonly url: string;
  /** The address of the database that the platforms use; without pgbouncer a failover changes it. */
  databaseUrl(): string;
  readonly database: Pick<PostgresPair, 'killPrimary' | 'isPrimaryAlive'>;
  readonly platforms: readonly TestPlatform[];
  /** Lines of the access log of nginx. */
  accessLog(): Promise<readonly string[]>;
  /** Process ids by part. */
  pids(): Readonly<Record<ClusterPart, readonly number[]>>;
  /** Promotes the standby, sends the platforms to it, and takes the former primary as its standby. */
  failOver(): Promise<void>;
  /** Restarts a killed platform on its port. */
  restart(platform: number): Promise<void>;
  /** Stops all that it started, and deletes its data. */
  stop(): Promise<void>;
}

export type ClusterPart = 'platforms' | 'PostgreSQL' | 'pgbouncer' | 'nginx';

/**
 * Starts a cluster on this machine, on loopback addresses and with data of its own: nginx, platforms, pgbouncer in
 * transaction mode, a PostgreSQL primary and its synchronous standby. The platforms start at the same time.
 * @param programs without pgbouncer the platforms connect to the primary, and a failover restarts them; without nginx
 *   each platform serves the portal
 * @param dist the built portal
 */
export async function startCluster(
  programs: ClusterPrograms,
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
    const { role } = database;
    const pooler = programs.pgbouncer
      ? await startPgbouncer(programs.pgbouncer, folder, { port: database.port(), role })
      : null;
    if (pooler) stops.push(pooler.stop);
    const databaseUrl = () => pooler?.url ?? databaseAddress(role, database.port());
    const dataDir = path.join(folder, 'platform');
    mkdirSync(dataDir);
    const ports: number[] = [];
    for (let index = 0; index < count; index += 1) ports.push(await freePort());
    const start = (port: number) =>
      startTestPlatform({
        databaseUrl: databaseUrl(),
        dataDir,
        port,
        isOptimised: true,
        ...(!programs.nginx && { portalFolder: dist }),
        env: { TRUST_PROXY: 'loopback', ...env },
      });
    const platforms: TestPlatform[] = [];
    stops.push(() => Promise.all(platforms.map((platform) => platform.stop())));
    const started = await Promise.allSettled(ports.map(start));
    for (const one of started) if (one.status === 'fulfilled') platforms.push(one.value);
    for (const one of started) if (one.status === 'rejected') throw one.reason;
    const restart = async (index: number) => {
      const port = ports[index];
      if (port !== undefined) platforms[index] = await start(port);
    };
    const nginx = programs.nginx
      ? await startNginx(programs.nginx, dist, ports, '/etc/nginx/mime.types')
      : null;
    if (nginx) stops.push(nginx.stop);
    return {
      url: nginx?.url ?? platforms[0]?.url ?? '',
      databaseUrl,
      database,
      platforms,
      restart,
      stop,
      accessLog: async () => (await nginx?.log()) ?? [],
      pids: () => ({
        platforms: platforms.map(({ pid }) => pid),
        PostgreSQL: database.pids(),
        pgbouncer: pooler ? [pooler.pid] : [],
        nginx: nginx ? [nginx.pid] : [],
      }),
      async failOver() {
        await database.promote();
        pooler?.pointTo(database.port());
        const restarted = pooler
          ? []
          : platforms.map(async (platform, index) => {
              await platform.kill();
              await restart(index);
            });
        await Promise.all([database.rejoin(), ...restarted]);
      },
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
