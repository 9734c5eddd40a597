import { spawnSync } from 'node:child_process';
import {
  closeSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { ensureDir } from './ensure-dir';

export const lockName = 'platform.lock';

interface Holder {
  readonly pid: number;
  readonly host: string;
  /** Of the kernel, which all containers of a machine share; `null` anywhere but on Linux. */
  readonly boot: string | null;
}

/** The lock is held by another process. */
export class LockHeldError extends Error {
  constructor(
    readonly file: string,
    readonly pid: number,
  ) {
    super(`${file} is held by process ${pid}`);
  }
}

/**
 * Acquires the exclusive lock of a folder. PGlite itself takes no lock.
 *
 * The kernel locks the folder, where the program `flock` is: it knows the processes of all containers, and it releases
 * the lock of a killed one. A file names the holder. Elsewhere that file is the lock: a holder that has ended is
 * replaced, by one of several starters.
 * @returns a function that releases the lock
 * @throws LockHeldError, or Error of the file system
 */
export function acquireLock(folder: string): () => void {
  ensureDir(folder);
  const file = join(folder, lockName);
  const kernelLock = lockByKernel(folder);
  if (kernelLock === 'held') throw new LockHeldError(file, readHolder(file)?.pid ?? 0);
  try {
    if (kernelLock) replaceHolder(file, isOnOtherMachine);
    else
      withClaim(file, () => replaceHolder(file, (holder) => isOnOtherMachine(holder) || isAlive(holder.pid)));
  } catch (error) {
    kernelLock?.release();
    throw error;
  }
  return () => {
    rmSync(file, { force: true });
    kernelLock?.release();
  };
}

/** @returns the lock of the folder, `held` when another process has it, or `null` where the system has no `flock` */
function lockByKernel(folder: string): { release: () => void } | 'held' | null {
  let descriptor: number;
  try {
    descriptor = openSync(folder, 'r');
  } catch {
    return null; // Windows opens no folders
  }
  // The lock belongs to the open folder, which this process shares with the program and keeps when that ends.
  const stdio = ['ignore', 'ignore', 'ignore', descriptor] as const;
  const { status } = spawnSync('flock', ['-n', '-x', '3'], { stdio: [...stdio] });
  if (status === 0) return { release: () => closeSync(descriptor) };
  closeSync(descriptor);
  return status === 1 ? 'held' : null;
}

/** Writes this process into the file. Nobody else does so at the same time. @throws LockHeldError */
function replaceHolder(file: string, isHeld: (holder: Holder) => boolean): void {
  const former = readHolder(file);
  if (former && isHeld(former)) throw new LockHeldError(file, former.pid);
  const draft = `${file}.new`;
  writeFileSync(draft, JSON.stringify({ pid: process.pid, host: hostname(), boot: bootId } satisfies Holder));
  renameSync(draft, file);
}

/** A claim lasts for two small writes; an older one is of a process that was killed between them. */
const longestClaimMs = 10_000;

/** Works while no other process does so: the file system lets one of them make a folder. @throws LockHeldError */
function withClaim(file: string, work: () => void): void {
  const claim = `${file}.claim`;
  const claimed = statSync(claim, { throwIfNoEntry: false });
  if (claimed && Date.now() - claimed.mtimeMs > longestClaimMs) rmdirSync(claim);
  try {
    mkdirSync(claim);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') throw new LockHeldError(file, 0);
    throw error;
  }
  try {
    work();
  } finally {
    rmdirSync(claim);
  }
}

/** @returns `null` when there is none, or nothing in it can be read: its writer was killed */
function readHolder(file: string): Holder | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Holder;
  } catch (error) {
    if (error instanceof SyntaxError || (error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** A process there cannot be checked: refuse rather than share the folder. A container is on the same kernel. */
function isOnOtherMachine({ host, boot }: Holder): boolean {
  return host !== hostname() && (boot === null || boot !== bootId);
}

const bootId = readBootId();
function readBootId(): string | null {
  try {
    return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
  } catch {
    return null;
  }
}

/** Whether a process with this pid exists, of any user. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
