import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundledProgram, copyFolder, seededFolder } from './build-cache';
import { launchPlatform, type ControlCommand, type Rows } from './launch-platform';
import { createScratchDatabase } from './postgres';
import { startInHost } from './start-in-host';

export interface TestPlatformOptions {
  /** Settings on top of the defaults for tests (silent, any free port). */
  readonly env?: Readonly<Record<string, string>>;
  /** Uses this data folder and keeps it; default: a seeded copy, removed at `stop`. */
  readonly dataDir?: string;
  /** Uses this PostgreSQL database and keeps it. */
  readonly databaseUrl?: string;
  /** Starts on an empty data folder instead of a seeded copy. */
  readonly fresh?: boolean;
  /** Folder of a built portal to serve at `/`; default: none. */
  readonly portalFolder?: string;
  /** Default: any free port. */
  readonly port?: number;
  /** Lets Node optimise the embedded database, for measurements; default: no. */
  readonly isOptimised?: boolean;
  /** Enables `control`: commands for clock and database. */
  readonly controlled?: boolean;
  /** It may share a process with other platforms, which costs a fifth: it has no output then, and cannot be killed. */
  readonly isShared?: boolean;
}

export interface TestPlatform {
  /** URL without a trailing slash, such as `http://localhost:40123`. */
  readonly url: string;
  readonly port: number;
  /** Process id; 0 for a shared process. */
  readonly pid: number;
  readonly dataDir: string;
  /** URL of its database, or `null` for the embedded one. */
  readonly databaseUrl: string | null;
  /** Its output so far, logs and errors. */
  output(): string;
  /** Changes the clock or the database of a controlled platform. @returns the rows of its `query` */
  control(order: ControlCommand): Promise<Rows>;
  /** Stops it with SIGTERM and removes the files made for it. */
  stop(): Promise<void>;
  /** Kills it with SIGKILL; its data stay. */
  kill(): Promise<void>;
}

/**
 * Starts the sample platform as a child process, by default on its own seeded copy that tests may write to.
 * With `TEST_DATABASE_URL` in the environment it runs on a new database of that PostgreSQL server instead.
 * @throws Error with the child's output when it does not start within 60 seconds
 */
export async function startTestPlatform(options: TestPlatformOptions = {}): Promise<TestPlatform> {
  const server = process.env.TEST_DATABASE_URL;
  const scratch =
    server && !options.databaseUrl && !options.dataDir ? await createScratchDatabase(server) : null;
  const databaseUrl = options.databaseUrl ?? scratch?.url ?? null;
  const dataDir = options.dataDir ?? (await mkdtemp(join(tmpdir(), 'platform-')));
  if (!options.dataDir && !options.fresh && !databaseUrl) {
    await copyFolder(await seededFolder(), dataDir);
  }
  const env = {
    PORTAL_PORT: String(options.port ?? 0),
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl ?? '',
    SEED: 'sample',
    LOG_LEVEL: 'silent',
    CAPTCHA_COST: '200',
    PORTAL_FOLDER: options.portalFolder ?? join(dataDir, 'no-portal'),
    ...options.env,
  };
  const removeData = async () => {
    await scratch?.drop();
    if (!options.dataDir) await rm(dataDir, { recursive: true, force: true });
  };
  const hosts = options.isShared && process.env.PLATFORM_HOSTS;
  const running = await (hosts ? startShared(hosts, env) : startAlone(env, options)).catch(
    async (error: unknown) => {
      await removeData();
      throw error;
    },
  );
  return {
    ...running,
    url: `http://localhost:${running.port}`,
    dataDir,
    databaseUrl,
    stop: async () => {
      await running.stop();
      await removeData();
    },
  };
}

type Running = Omit<TestPlatform, 'url' | 'dataDir' | 'databaseUrl'>;

async function startAlone(
  env: Readonly<Record<string, string>>,
  { controlled, isOptimised }: TestPlatformOptions,
): Promise<Running> {
  const program = await bundledProgram(controlled ? 'platform/testing/controlled-main' : 'platform/main');
  const child = launchPlatform(env, program, [], isOptimised ? [] : undefined);
  return {
    port: await child.listening,
    pid: child.pid,
    output: child.output,
    control: child.control,
    stop: () => child.kill('SIGTERM'),
    kill: () => child.kill('SIGKILL'),
  };
}

async function startShared(hosts: string, env: Readonly<Record<string, string>>): Promise<Running> {
  const hasNone = () => {
    throw new Error('a shared platform has no process of its own');
  };
  return { ...(await startInHost(hosts, env)), pid: 0, output: hasNone, kill: hasNone };
}
