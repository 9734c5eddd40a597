import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startTestPlatform, type TestPlatform } from '../../testing/start-test-platform';
import { migrationsFolder, newestMigration } from './migrations';
import { createScratchDatabase } from '../../testing/postgres';
import { projectRoot } from '../../testing/project-root';
import { openDatabase } from './open';

// The embedded database belongs to one process; `npm run soak` names a server where PostgreSQL is installed.
const server = process.env.TEST_DATABASE_URL ?? '';
const withServer = server ? test : test.skip;

/**
 * Number of the last migration of the oldest version that must run beside the newest. Raise it when a migration removes
 * a part that the previous version no longer uses.
 */
const baseline = 0;

let database: Awaited<ReturnType<typeof createScratchDatabase>>;
let scratch: string;
let former: pg.Client;
const started: TestPlatform[] = [];
beforeEach(async () => {
  if (!server) return;
  database = await createScratchDatabase(server);
  scratch = await mkdtemp(join(tmpdir(), 'two-versions-'));
  former = new pg.Client({ connectionString: database.url, query_timeout: 8000 });
  await copyFormerMigrations(scratch);
  await migrate(database.url, join(scratch, 'migrations'));
  await former.connect();
}, 60_000);
afterEach(async () => {
  if (!server) return;
  await former.end();
  for (const platform of started.splice(0)) await platform.stop();
  await database.drop();
  await rm(scratch, { recursive: true, force: true });
});

const start = async () => {
  started.push(await startTestPlatform({ databaseUrl: database.url, dataDir: scratch }));
};

/** Repeats work until another one has ended. @returns the number of times */
async function during(other: Promise<unknown>, work: () => Promise<void>): Promise<number> {
  let isOver = false;
  const ended = other.finally(() => (isOver = true));
  let times = 0;
  for (; !isOver; times += 1) await work();
  await ended;
  return times;
}

withServer(
  'two processes of a new version may start at once, while one of an old version goes on reading and writing all that it knows, and may start again',
  async () => {
    const statements = await formerStatements(former);
    expect(statements.length).toBeGreaterThan(60);
    const rounds = await during(Promise.all([start(), start()]), async () =>
      expect(await failing(former, statements)).toEqual([]),
    );
    expect(rounds).toBeGreaterThan(1);
    // on the rows of the sample, too
    expect(await failing(former, statements)).toEqual([]);

    const applied = async () => {
      const { rows } = await former.query<{ at: string }>(
        'select created_at as at from drizzle.__drizzle_migrations order by created_at desc',
      );
      return {
        newest: Number(rows[0]?.at),
        isOnceEach: new Set(rows.map(({ at }) => at)).size === rows.length,
      };
    };
    const all = { newest: newestMigration(projectRoot()), isOnceEach: true };
    expect(await applied()).toEqual(all);
    const accounts = await former.query("select 1 from users where username = 'admin'");
    expect(accounts.rowCount).toBe(1);
    for (const platform of started) expect((await fetch(`${platform.url}/readyz`)).status).toBe(200);

    await migrate(database.url, join(scratch, 'migrations'));
    expect(await applied()).toEqual(all);
    expect(await failing(former, statements)).toEqual([]);

    await former.query('alter table contact_messages rename column text to message');
    expect(await failing(former, statements)).toEqual([
      expect.stringMatching(/^select .*"contact_messages".*: column "text" does not exist/),
      expect.stringContaining('update "contact_messages"'),
      expect.stringContaining('insert into "contact_messages"'),
    ]);
  },
  120_000,
);

withServer(
  'an old process finds everything while a new one builds the search index of its version',
  async () => {
    await start();
    const count = async () => {
      const { rows } = await former.query<{ count: string }>('select count(*) from search_entries');
      return Number(rows[0]?.count);
    };
    const before = await count();
    expect(before).toBeGreaterThan(100);
    const planted = "update search_entries set note = 'of the former version'";
    await former.query(`update platform_facts set value = '1' where name = 'search-index'; ${planted}`);
    const found = new Set<number>();
    const times = await during(start(), async () => void found.add(await count()));
    expect(times).toBeGreaterThan(10);
    expect([...found]).toEqual([before]);
    const old = await former.query("select 1 from search_entries where note = 'of the former version'");
    expect(old.rowCount).toBe(0);
  },
  120_000,
);

withServer(
  'a table that another transaction holds ends the upgrade with a clear error, and leaves the database as it was',
  async () => {
    const migrations = join(scratch, 'migrations');
    await addMigration(migrations, 'ALTER TABLE "articles" ADD COLUMN "added" text');
    await former.query('begin; lock table articles in access share mode');
    await expect(migrate(database.url, migrations)).rejects.toThrow(
      /仍被其他事务占用.*another transaction holds/,
    );
    const applied = () => former.query('select 1 from drizzle.__drizzle_migrations');
    expect((await applied()).rowCount).toBe(baseline + 1);
    await former.query('rollback');
    await migrate(database.url, migrations);
    expect((await applied()).rowCount).toBe(baseline + 2);
  },
  120_000,
);

/** The migrations up to the baseline, in the folder `migrations`. */
async function copyFormerMigrations(folder: string): Promise<void> {
  const copy = join(folder, 'migrations');
  await cp(migrationsFolder(projectRoot()), copy, { recursive: true });
  const journal = join(copy, 'meta/_journal.json');
  const { entries, ...rest } = JSON.parse(await readFile(journal, 'utf8')) as { entries: { idx: number }[] };
  await writeFile(
    journal,
    JSON.stringify({ ...rest, entries: entries.filter(({ idx }) => idx <= baseline) }),
  );
}

/** Adds a migration to a folder, as a next version has one. */
async function addMigration(folder: string, statement: string): Promise<void> {
  const journal = join(folder, 'meta/_journal.json');
  const { entries, ...rest } = JSON.parse(await readFile(journal, 'utf8')) as {
    entries: { idx: number; when: number; tag: string }[];
  };
  const last = entries.at(-1);
  if (!last) throw new Error('there is no migration');
  const next = { ...last, idx: last.idx + 1, when: last.when + 1, tag: 'next_version' };
  await writeFile(journal, JSON.stringify({ ...rest, entries: [...entries, next] }));
  await writeFile(join(folder, `${next.tag}.sql`), statement);
}

/** Does what the start of a process with these migrations does. */
async function migrate(url: string, migrations: string): Promise<void> {
  const { runExclusive, close } = await openDatabase(url, '', migrations);
  await runExclusive((_database, run) => run()).finally(close);
}

interface Table {
  readonly name: string;
  readonly columns: Readonly<Record<string, { readonly identity?: unknown }>>;
}

/** Statements on every column of every table of the baseline, as its processes send them. */
async function formerStatements(client: pg.Client): Promise<string[]> {
  const snapshot = join(
    migrationsFolder(projectRoot()),
    `meta/${String(baseline).padStart(4, '0')}_snapshot.json`,
  );
  const { tables } = JSON.parse(await readFile(snapshot, 'utf8')) as { tables: Record<string, Table> };
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
