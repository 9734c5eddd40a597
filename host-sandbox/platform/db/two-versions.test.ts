import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startTestPlatform, type TestPlatform } from '../../start-test-platform';
import { countMigrations, migrationsFolder } from '../open-platform-database';
import { createScratchDatabase } from '../testing/postgres';
import { projectRoot } from '../testing/project-root';
import { openDatabase } from './open';

// The embedded database belongs to one process; `npm run soak` names a server where PostgreSQL is installed.
const server = process.env.TEST_DATABASE_URL ?? '';
const withServer = server ? test : test.skip;

withServer(
  'two processes of a new version may start at once, while one of the version before goes on reading and writing all that it knows',
  async () => {
    const { url, drop } = await createScratchDatabase(server);
    const scratch = await mkdtemp(join(tmpdir(), 'two-versions-'));
    const started: TestPlatform[] = [];
    const former = new pg.Client({ connectionString: url, query_timeout: 8000 });
    try {
      await migrateToFormer(url, scratch);
      await former.connect();
      const statements = await formerStatements(former);
      expect(statements.length).toBeGreaterThan(60);

      const start = async () => {
        started.push(await startTestPlatform({ databaseUrl: url, dataDir: scratch }));
      };
      const starting = { isOver: false };
      const both = Promise.all([start(), start()]).finally(() => (starting.isOver = true));
      let rounds = 0;
      for (; !starting.isOver; rounds += 1) expect(await failing(former, statements)).toEqual([]);
      await both;
      expect(rounds).toBeGreaterThan(1);
      // on the rows of the sample, too
      expect(await failing(former, statements)).toEqual([]);

      const applied = await former.query('select distinct hash from drizzle.__drizzle_migrations');
      expect(applied.rowCount).toBe(countMigrations(projectRoot()));
      const accounts = await former.query("select 1 from users where username = 'admin'");
      expect(accounts.rowCount).toBe(1);
      for (const platform of started) expect((await fetch(`${platform.url}/readyz`)).status).toBe(200);

      await former.query('alter table contact_messages rename column text to message');
      expect(await failing(former, statements)).toEqual([
        expect.stringMatching(/^select .*"contact_messages".*: column "text" does not exist/),
        expect.stringContaining('update "contact_messages"'),
        expect.stringContaining('insert into "contact_messages"'),
      ]);
    } finally {
      await former.end();
      for (const platform of started) await platform.stop();
      await drop();
      await rm(scratch, { recursive: true, force: true });
    }
  },
  120_000,
);

/** Runs all migrations but the newest on an empty database. @param scratch folder for a copy of them */
async function migrateToFormer(url: string, scratch: string): Promise<void> {
  const folder = join(scratch, 'migrations');
  await cp(migrationsFolder(projectRoot()), folder, { recursive: true });
  const journal = join(folder, 'meta/_journal.json');
  const { entries, ...rest } = JSON.parse(await readFile(journal, 'utf8')) as { entries: unknown[] };
  await writeFile(journal, JSON.stringify({ ...rest, entries: entries.slice(0, -1) }));
  const { runExclusive, close } = await openDatabase(url, scratch, folder);
  await runExclusive((_database, migrate) => migrate());
  await close();
}

interface Table {
  readonly name: string;
  readonly columns: Readonly<Record<string, { readonly identity?: unknown }>>;
}

/** Statements on every column of every table of the former version, as its processes send them. */
async function formerStatements(client: pg.Client): Promise<string[]> {
  const folder = join(migrationsFolder(projectRoot()), 'meta');
  const snapshots = (await readdir(folder)).filter((name) => name.endsWith('_snapshot.json')).sort();
  const former = await readFile(join(folder, snapshots.at(-2) ?? ''), 'utf8');
  const { tables } = JSON.parse(former) as { tables: Record<string, Table> };
  const onlyAdded = await client.query<{ name: string }>(
    "select event_object_table as name from information_schema.triggers where trigger_name like '%_only_added'",
  );
  return Object.values(tables).flatMap(({ name, columns }) => {
    const all = Object.keys(columns).map((column) => `"${column}"`);
    const given = Object.entries(columns).flatMap(([column, { identity }]) =>
      identity ? [] : [`"${column}"`],
    );
    const some = `where ctid in (select ctid from "${name}" limit 5)`;
    const list = given.join(', ');
    const isOnlyAdded = onlyAdded.rows.some((table) => table.name === name);
    return [
      `select ${all.join(', ')} from "${name}" ${some}`,
      ...(isOnlyAdded
        ? []
        : [`update "${name}" set ${given.map((column) => `${column} = ${column}`).join(', ')} ${some}`]),
      `insert into "${name}" (${list}) select ${list} from "${name}" ${some} on conflict do nothing`,
    ];
  });
}

/** Runs each statement in a transaction that is rolled back. @returns the failed statements, each with the reason */
async function failing(client: pg.Client, statements: readonly string[]): Promise<string[]> {
  const failed: string[] = [];
  for (const statement of statements) {
    await client.query('begin');
    await client.query(statement).catch((error: Error) => failed.push(`${statement}: ${error.message}`));
    await client.query('rollback');
  }
  return failed;
}
