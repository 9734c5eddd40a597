import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { nginxBinary } from '../../testing/nginx';

/** Programs of the distribution's packages that a cluster is made of. */
export interface Programs {
  /** Folder of `initdb`, `pg_ctl`, `pg_basebackup` and `pg_rewind`. */
  readonly postgres: string;
  readonly pgbouncer: string;
  readonly nginx: string;
}

export type FoundPrograms = { readonly [Name in keyof Programs]: string | undefined };

/** @returns the programs, or the names of the packages that are missing */
export function findPrograms(): Programs | readonly string[] {
  const found = findEachProgram();
  const { postgres, pgbouncer, nginx } = found;
  if (postgres && pgbouncer && nginx) return { postgres, pgbouncer, nginx };
  return Object.entries(found).flatMap(([name, file]) =>
    file ? [] : [name === 'postgres' ? 'postgresql' : name],
  );
}

/** The programs, each undefined where it is not installed. */
export function findEachProgram(): FoundPrograms {
  return { postgres: findPostgres(), pgbouncer: inPath('pgbouncer'), nginx: nginxBinary };
}

/** Folder of the programs of an installed PostgreSQL server, or undefined. */
export function findPostgres(): string | undefined {
  return postgresFolders().find((folder) => existsSync(path.join(folder, 'pg_rewind')));
}

/** The newest version first; Debian keeps the programs of a server out of the path. */
function postgresFolders(): string[] {
  const versions = '/usr/lib/postgresql';
  const kept = existsSync(versions)
    ? readdirSync(versions).sort((one, other) => Number(other) - Number(one))
    : [];
  return [...pathFolders(), ...kept.map((version) => path.join(versions, version, 'bin'))];
}

function inPath(program: string): string | undefined {
  return [...pathFolders(), '/usr/sbin'].map((folder) => path.join(folder, program)).find(existsSync);
}

const pathFolders = () => (process.env.PATH ?? '').split(path.delimiter).filter(Boolean);
