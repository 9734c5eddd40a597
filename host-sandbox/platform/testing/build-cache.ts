import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { copyFile, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { LockHeldError, acquireLock } from '../core/data-dir/data-dir-lock';
import { launchPlatform } from './launch-platform';
import type { ProgramName } from './programs';
import { projectRoot } from './project-root';

/**
 * A program bundled into one file, for the many starts of the tests: resolving and transpiling a thousand modules takes
 * longer than the rest of a start.
 * @returns the file to run
 */
export async function bundledProgram(name: ProgramName): Promise<string> {
  const sources = [
    ...listFiles('host-sandbox/commands', /\.ts$/),
    ...listFiles('host-sandbox/platform', /\.ts$/),
    ...listFiles('src/contracts', /\.ts$/),
    'package-lock.json',
  ];
  // The bundles contain the absolute path of their sources.
  const state = hashFiles(sources, projectRoot());
  const folder = await cachedFolder('program', state, async (draft) => {
    const bundle = join(projectRoot(), 'host-sandbox/platform/testing/bundle-programs.ts');
    await promisify(execFile)(process.execPath, ['--import', 'tsx', bundle, draft], { cwd: projectRoot() });
  });
  return join(folder, `${name}.js`);
}

/** A data folder with a seeded database. Copy it; do not start a platform on it. */
export async function seededFolder(): Promise<string> {
  const platform = ['core/db', 'seed', 'core/encryption', 'modules/search'].map(
    (part) => `host-sandbox/platform/${part}`,
  );
  const sources = [...platform, 'src/contracts'].flatMap((folder) => listFiles(folder, /\.(ts|sql)$/));
  // by day, because enrolment dates are relative to the seeding
  const today = new Date().toISOString().slice(0, 10);
  return cachedFolder('seed', hashFiles(sources, today), async (folder) => {
    // without the files of a build, of which a platform keeps a copy
    const env = {
      PORTAL_PORT: '0',
      DATA_DIR: folder,
      LOG_LEVEL: 'silent',
      PORTAL_FOLDER: join(folder, 'no-portal'),
    };
    const child = launchPlatform(env, await bundledProgram('platform/main'));
    await child.listening;
    await child.kill('SIGTERM');
    await useLittleMemory(join(folder, 'database/postgresql.conf'));
  });
}

/** The database fills its buffers with zeros at each start; the sample data need few. */
async function useLittleMemory(file: string): Promise<void> {
  const settings = await readFile(file, 'utf8');
  await writeFile(file, settings.replace(/^shared_buffers = \S+/m, 'shared_buffers = 16MB'));
}

/**
 * A folder in `.cache`, built once per state of its sources. Concurrent processes wait for the one that builds it.
 * @param state result of `hashFiles`
 * @param make fills an empty folder; a failed attempt is discarded
 */
export async function cachedFolder(
  name: string,
  state: string,
  make: (folder: string) => Promise<void>,
): Promise<string> {
  const cache = join(projectRoot(), '.cache');
  const folder = join(cache, `${name}-${state}`);
  while (!existsSync(folder)) {
    const unlock = tryLock(join(cache, `${name}.lock`));
    if (!unlock) {
      await sleep(100);
      continue;
    }
    try {
      if (existsSync(folder)) break;
      const draft = `${folder}.new`;
      rmSync(draft, { recursive: true, force: true });
      mkdirSync(draft, { recursive: true });
      await make(draft);
      renameSync(draft, folder);
    } finally {
      unlock();
    }
  }
  return folder;
}

/** A hash of files and texts. @param inputs further inputs */
export function hashFiles(files: readonly string[], ...inputs: string[]): string {
  const hash = createHash('sha256');
  for (const input of inputs) hash.update(input);
  for (const file of files) hash.update(file).update(readFileSync(join(projectRoot(), file)));
  return hash.digest('hex').slice(0, 16);
}

/** Files below a folder of the project that match the pattern, without tests, as paths from the root. */
export function listFiles(folder: string, pattern: RegExp): string[] {
  return readdirSync(join(projectRoot(), folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => pattern.test(name) && !name.endsWith('.test.ts'))
    .map((name) => join(folder, name))
    .sort();
}

function tryLock(folder: string): (() => void) | null {
  try {
    return acquireLock(folder);
  } catch (error) {
    if (error instanceof LockHeldError) return null;
    throw error;
  }
}

/** Copies a folder of plain files; five times faster than `fs.cp` for a database's thousand files. */
export async function copyFolder(from: string, to: string): Promise<void> {
  const entries = await readdir(from, { recursive: true, withFileTypes: true });
  const target = (entry: (typeof entries)[number]) => join(to, relative(from, entry.parentPath), entry.name);
  const folders = entries.filter((entry) => entry.isDirectory());
  const files = entries.filter((entry) => entry.isFile());
  for (const folder of folders) await mkdir(target(folder), { recursive: true });
  await Promise.all(files.map((file) => copyFile(join(file.parentPath, file.name), target(file))));
}
