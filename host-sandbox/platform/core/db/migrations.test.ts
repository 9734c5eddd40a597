import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../testing/project-root';
import type { Database } from './database';
import { assertUpgradable, newestMigration } from './migrations';

interface Column {
  readonly type: string;
  readonly notNull: boolean;
  readonly default?: unknown;
  readonly identity?: unknown;
}
interface Table {
  readonly columns: Readonly<Record<string, Column>>;
  readonly indexes: Readonly<Record<string, { readonly isUnique: boolean }>>;
  readonly foreignKeys: object;
  readonly compositePrimaryKeys: object;
  readonly uniqueConstraints: object;
  readonly checkConstraints: object;
}
type Tables = Readonly<Record<string, Table>>;

/**
 * Removals by a migration that the former version would notice, each with the reason why no process of that version
 * runs.
 */
const contracted: Readonly<Record<string, string>> = {};

const folder = join(projectRoot(), 'host-sandbox/platform/core/db/migrations/meta');
const snapshots = readdirSync(folder)
  .filter((name) => name.endsWith('_snapshot.json'))
  .sort()
  .map((name) => (JSON.parse(readFileSync(join(folder, name), 'utf8')) as { tables: Tables }).tables);

const rules = ['foreignKeys', 'compositePrimaryKeys', 'uniqueConstraints', 'checkConstraints'] as const;

/** Changes that break a process that reads and writes the tables of the former version. */
function breaks(before: Tables, after: Tables): string[] {
  return Object.entries(before).flatMap(([name, table]) => {
    const now = after[name];
    if (!now) return [`${name} is gone`];
    const gone = Object.entries(table.columns).flatMap(([column, { type, notNull }]) => {
      const left = now.columns[column];
      if (!left) return [`${name}.${column} is gone`];
      if (left.type !== type) return [`${name}.${column} has another type`];
      return left.notNull && !notNull ? [`${name}.${column} must not be null`] : [];
    });
    const needed = Object.entries(now.columns).flatMap(([column, added]) =>
      column in table.columns || !added.notNull || added.default !== undefined || added.identity !== undefined
        ? []
        : [`${name}.${column} must be written`],
    );
    const stricter = rules.flatMap((rule) =>
      Object.keys(now[rule]).flatMap((key) =>
        key in table[rule] ? [] : [`${name} has the new rule ${key}`],
      ),
    );
    const unique = Object.entries(now.indexes).flatMap(([key, { isUnique }]) =>
      isUnique && !(key in table.indexes) ? [`${name} has the new rule ${key}`] : [],
    );
    return [...gone, ...needed, ...stricter, ...unique];
  });
}

test('a new migration breaks nothing that processes of the previous version read or write', () => {
  expect(Object.keys(snapshots[0] ?? {}).length).toBeGreaterThan(40);
  const found = snapshots.slice(1).flatMap((after, index) => breaks(snapshots[index] ?? {}, after));
  expect(found.filter((change) => !(change in contracted))).toEqual([]);
});

/** Statements that only add. What they add to a table that exists is compared in the snapshots. */
const additions = [
  /^create (table|index|function|trigger|sequence|type) /,
  /^alter table \S+ add (column|constraint) /,
  /^insert into (?!.* do update)/,
  /^select 1$/,
];

/** Statements of a migration that may change or remove what processes of the former version use. */
function changes(migration: string): string[] {
  const statements = migration
    .replaceAll(/\$\$.*?\$\$/gs, 'body')
    .replaceAll(/--.*$/gm, '')
    .split(';');
  return statements
    .map((statement) => statement.replaceAll(/\s+/g, ' ').trim().toLowerCase())
    .filter((statement) => statement && !additions.some((addition) => addition.test(statement)));
}

test('a database of an earlier development version is refused; an empty one and one of this version are not', async () => {
  const newest = newestMigration(projectRoot());
  const upgrade = (at: number | null) => {
    const rows = [[{ name: at === null ? null : 'drizzle.__drizzle_migrations' }], [{ at: String(at) }]];
    const execute = () => Promise.resolve({ rows: rows.shift() ?? [] });
    return assertUpgradable({ execute } as unknown as Database, projectRoot());
  };
  await upgrade(null);
  await upgrade(newest);
  await expect(upgrade(newest - 1)).rejects.toThrow('未作任何改动');
});

test('the SQL of a new migration only adds, rows included', () => {
  const files = readdirSync(join(folder, '..')).filter(
    (name) => name.endsWith('.sql') && name !== '0000_baseline.sql',
  );
  const found = files.flatMap((name) => changes(readFileSync(join(folder, '..', name), 'utf8')));
  expect(found.filter((change) => !(change in contracted))).toEqual([]);
});

test('the check reports statements that change or remove something, except inside function bodies', () => {
  const migration = `-- DELETE FROM "a";
    CREATE FUNCTION "f"() RETURNS trigger AS $$ BEGIN DELETE FROM "a"; END $$;--> statement-breakpoint
    INSERT INTO "a" VALUES (1); DELETE FROM "b"
      WHERE true;
    ALTER TABLE "a" DROP COLUMN "x";--> statement-breakpoint
    ALTER TABLE "a" ALTER COLUMN "y" SET NOT NULL;
    INSERT INTO "a" VALUES (1) ON CONFLICT ("x") DO UPDATE SET "x" = 2;
    CREATE OR REPLACE FUNCTION "f"() RETURNS trigger AS $$ $$;
    UPDATE "a" SET "x" = 1; TRUNCATE "a"; DROP TABLE "a";`;
  expect(changes(migration)).toEqual([
    'delete from "b" where true',
    'alter table "a" drop column "x"',
    'alter table "a" alter column "y" set not null',
    'insert into "a" values (1) on conflict ("x") do update set "x" = 2',
    'create or replace function "f"() returns trigger as body',
    'update "a" set "x" = 1',
    'truncate "a"',
    'drop table "a"',
  ]);
});

test('the comparison finds changes that would break those processes', () => {
  const column: Column = { type: 'text', notNull: false };
  const table: Table = {
    columns: { kept: column, renamed: column, narrowed: column, retyped: column },
    indexes: {},
    foreignKeys: {},
    compositePrimaryKeys: {},
    uniqueConstraints: {},
    checkConstraints: {},
  };
  const after: Table = {
    ...table,
    columns: {
      kept: column,
      name: { ...column, notNull: true },
      counted: { type: 'integer', notNull: true, default: 0 },
      narrowed: { ...column, notNull: true },
      retyped: { type: 'integer', notNull: false },
    },
    indexes: { once: { isUnique: true }, fast: { isUnique: false } },
    checkConstraints: { positive: {} },
  };
  expect(breaks({ people: table, gone: table }, { people: after })).toEqual([
    'people.renamed is gone',
    'people.narrowed must not be null',
    'people.retyped has another type',
    'people.name must be written',
    'people has the new rule positive',
    'people has the new rule once',
    'gone is gone',
  ]);
});
