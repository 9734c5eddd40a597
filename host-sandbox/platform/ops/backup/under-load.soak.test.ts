import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startTestPlatform } from '../../testing/start-test-platform';
import { keepWriting } from '../../testing/article-writer';
import { findDifferences, readContents, startLoad } from '../../testing/backup-drill';
import { copyFolder, seededFolder } from '../../testing/build-cache';
import { freePort } from '../../testing/free-port';
import { operatorCommand } from '../../testing/operator-command';
import { createScratchDatabase, startPostgres, type PostgresServer } from '../../testing/postgres';

const postgresBin = process.env.TEST_POSTGRES_BIN;
let server: PostgresServer | undefined;
let scratch: string;
beforeAll(async () => {
  if (postgresBin) server = startPostgres(postgresBin, await freePort());
}, 60_000);
afterAll(() => server?.remove());
beforeEach(async () => {
  scratch = await mkdtemp(join(tmpdir(), 'backup-'));
});
afterEach(() => rm(scratch, { recursive: true, force: true }));

const [runBackup, runRestore] = [
  operatorCommand('platform/commands/backup'),
  operatorCommand('platform/commands/restore'),
];

/** An empty data folder, and an empty database on the server. */
async function newPlace(name: string, onServer: boolean, more: Readonly<Record<string, string>> = {}) {
  const made = onServer && server ? await createScratchDatabase(server.url) : null;
  const env = { DATA_DIR: join(scratch, name), DATABASE_URL: made?.url ?? '', SEED: 'sample', ...more };
  const start = () =>
    startTestPlatform({
      controlled: true,
      fresh: true,
      isOptimised: true,
      dataDir: env.DATA_DIR,
      env,
      ...(made ? { databaseUrl: made.url } : {}),
    });
  return { env, start };
}

async function timed<Result>(work: () => Promise<Result>): Promise<{ result: Result; seconds: string }> {
  const start = performance.now();
  const result = await work();
  return { result, seconds: ((performance.now() - start) / 1000).toFixed(1) };
}

async function megabytesIn(folder: string): Promise<string> {
  const files = await readdir(folder, { recursive: true, withFileTypes: true });
  const sizes = files
    .filter((file) => file.isFile())
    .map(async (file) => (await stat(join(file.parentPath, file.name))).size);
  return ((await Promise.all(sizes)).reduce((sum, size) => sum + size, 0) / 1e6).toFixed(1);
}

describe.each([
  ['the embedded database', false],
  ...(postgresBin ? [['PostgreSQL', true] as const] : []),
] as const)('on %s', (name, onServer) => {
  test('a backup while three operators write and ten trainees study is restored elsewhere as the same portal, which takes new writes', async () => {
    const here = await newPlace('here', onServer);
    if (!onServer) await copyFolder(await seededFolder(), here.env.DATA_DIR);
    const backup = join(scratch, 'backup');
    const source = await here.start();
    const drill = async () => {
      await source.control({ articles: 5000 });
      const load = await startLoad(source, { writers: 3, trainees: 10 });
      try {
        await load.more(5);
        const before = await readContents(source);
        const begun = load.acknowledged().articles;
        const { result: made, seconds } = await timed(() => runBackup(here.env, backup));
        expect(made).toMatchObject({ code: 0 });
        const during = load.acknowledged().articles - begun;
        await load.more(1);
        await load.stop();
        const after = await readContents(source);
        const { articles, watchedMs } = load.acknowledged();
        expect([after.added.get('articles')?.length, after.watchedMs]).toEqual([articles, watchedMs]);
        return { before, after, during, seconds };
      } finally {
        await load.stop();
      }
    };
    const { before, after, during, seconds: backupSeconds } = await drill().finally(() => source.stop());
    expect(during).toBeGreaterThan(0);

    const DATA_KEY = (await readFile(join(here.env.DATA_DIR, 'data.key'), 'utf8')).trim();
    const there = await newPlace('there', onServer, { DATA_KEY });
    const { result: done, seconds } = await timed(() => runRestore(there.env, backup));
    expect(done).toMatchObject({ code: 0 });
    const target = await there.start();
    const check = async () => {
      const restored = await readContents(target);
      expect(findDifferences(restored, before, after)).toEqual([]);
      expect(restored.rows).toBeLessThan(after.rows);
      // The sequences of ids are restored as well.
      const next = keepWriting(target, 'later');
      await next.more(1);
      await next.stop();
      return restored.rows;
    };
    const rows = await check().finally(() => target.stop());
    console.info(
      `${name}: ${rows} rows and media, ${await megabytesIn(backup)} MB: backup ${backupSeconds} s with ${during} articles acknowledged meanwhile, restore ${seconds} s`,
    );
  }, 600_000);
});

// PostgreSQL comes with the distribution's packages, which a machine need not have.
(postgresBin ? test : test.skip)(
  'a restore over a database of a newer version leaves nothing of it, and changes nothing while others are connected or when it fails',
  async () => {
    const here = await newPlace('here', true);
    const backup = join(scratch, 'backup');
    await (await here.start()).stop();
    expect(await runBackup(here.env, backup)).toMatchObject({ code: 0 });

    const connect = async () => {
      const client = new pg.Client({ connectionString: here.env.DATABASE_URL });
      await client.connect();
      return client;
    };
    let client = await connect();
    // A row that refers to nothing, so that the dump of it cannot be restored.
    await client.query(`
      set session_replication_role = replica;
      update enrolments set project_id = -1 where id = (select min(id) from enrolments)`);
    const broken = join(scratch, 'broken');
    expect(await runBackup(here.env, broken)).toMatchObject({ code: 0 });
    await client.query(`
      create table newer (id bigint primary key references users (id));
      create schema later;
      create table later.newer ();
      delete from banners`);
    const tables = async () => {
      const found = await client.query<{ name: string }>(
        "select table_schema || '.' || table_name as name from information_schema.tables where table_name = 'newer'",
      );
      return found.rows.map(({ name }) => name).sort();
    };
    expect(await runRestore(here.env, backup, '--force')).toEqual({
      code: 1,
      text: expect.stringContaining('数据库还有 1 个其他连接') as string,
    });
    expect(await tables()).toEqual(['later.newer', 'public.newer']);
    await client.end();
    expect(await runRestore(here.env, broken, '--force')).toEqual({
      code: 1,
      text: expect.stringContaining('psql 失败') as string,
    });
    client = await connect();
    expect(await tables()).toEqual(['later.newer', 'public.newer']);
    await client.end();

    expect(await runRestore(here.env, backup, '--force')).toMatchObject({ code: 0 });
    const platform = await here.start();
    const [count] = await platform.control({ query: 'select count(*)::int as banners from banners' });
    expect(count?.banners).toBeGreaterThan(0);
    const left = await platform.control({
      query: "select from information_schema.tables where table_name = 'newer' or table_schema = 'later'",
    });
    expect(left).toEqual([]);
    // What a later upgrade would do.
    await platform.control({ statements: ['create table newer ()'] });
    expect(await platform.control({ query: "select to_regclass('newer')::text as name" })).toEqual([
      { name: 'newer' },
    ]);
    await platform.stop();
  },
  300_000,
);
