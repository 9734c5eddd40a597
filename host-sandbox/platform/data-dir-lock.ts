import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { closeSync, linkSync, openSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { ensureDir } from './ensure-dir';

export const lockName = 'platform.lock';

interface Holder {
  readonly id: string;
  readonly pid: number;
  readonly identity: string | null;
  readonly host: string;
  /** It holds the kernel's lock of the folder, too; versions before that lock do not. */
  readonly hasKernelLock?: boolean;
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
 * Acquires the exclusive lock of a folder. The lock of a process that has ended is replaced; of several
 * starters that try so exactly one succeeds. PGlite itself takes no lock.
 *
 * The kernel locks the folder, where the program `flock` is: it releases the lock of a killed process, and it knows the
 * processes of all containers. The file names the holder; elsewhere it is the lock.
 * @returns a function that releases the lock
 * @throws LockHeldError, or Error of the file system
 */
export function acquireLock(folder: string): () => void {
  ensureDir(folder);
  const file = join(folder, lockName);
  const me: Holder = {
    id: randomUUID(),
    pid: process.pid,
    identity: processIdentity(process.pid),
    host: hostname(),
  };
  const kernelLock = lockByKernel(folder);
  if (kernelLock === 'held') throw new LockHeldError(file, readHolder(file)?.pid ?? 0);
  try {
    if (kernelLock) replaceUnderKernelLock(file, { ...me, hasKernelLock: true });
    else if (!createAtomically(file, me)) replaceStaleLock(file, me);
  } catch (error) {
    kernelLock?.release();
    throw error;
  }
  return () => {
    if (readHolder(file)?.id === me.id) rmSync(file, { force: true });
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

/**
 * Nobody else can change the file. A holder that had the kernel's lock on this machine has ended, in any container; one
 * of another machine, or without that lock, may still run.
 */
function replaceUnderKernelLock(file: string, me: Holder): void {
  const former = readHolder(file);
  const hasEnded = former?.hasKernelLock && bootId !== null && former.identity?.startsWith(`${bootId}:`);
  if (former && !hasEnded && isHeld(former)) throw new LockHeldError(file, former.pid);
  const draft = `${file}.${me.id}`;
  writeFileSync(draft, JSON.stringify(me));
  renameSync(draft, file);
}

function replaceStaleLock(file: string, me: Holder): void {
  const stale = readHolder(file);
  if (!stale) {
    // Released between the attempt and this check.
    if (!createAtomically(file, me)) throw new LockHeldError(file, readHolder(file)?.pid ?? 0);
    return;
  }
  if (isHeld(stale)) throw new LockHeldError(file, stale.pid);
  // Only the owner of the claim on this lock may replace it, so two starters cannot both do so.
  const claim = `${file}.${stale.id}`;
  removeDeadClaim(claim);
  if (!createAtomically(claim, me)) throw new LockHeldError(file, readHolder(claim)?.pid ?? stale.pid);
  try {
    const now = readHolder(file);
    if (now?.id !== stale.id) throw new LockHeldError(file, now?.pid ?? 0);
    const fresh = `${file}.${me.id}`;
    writeFileSync(fresh, JSON.stringify(me));
    renameSync(fresh, file);
  } finally {
    rmSync(claim, { force: true });
  }
}

function removeDeadClaim(claim: string): void {
  const claimant = readHolder(claim);
  if (claimant && !isHeld(claimant)) rmSync(claim, { force: true });
}

/** Creates a file atomically; false if it exists. */
function createAtomically(file: string, holder: Holder): boolean {
  const draft = `${file}.${randomUUID()}`;
  writeFileSync(draft, JSON.stringify(holder));
  try {
    linkSync(draft, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

function readHolder(file: string): Holder | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Holder;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    if (error instanceof SyntaxError) return { id: 'unreadable', pid: 0, identity: null, host: hostname() };
    throw error;
  }
}

function isHeld(holder: Holder): boolean {
  // A process on another machine cannot be checked: refuse rather than share the folder.
  if (holder.host !== hostname()) return true;
  if (holder.pid <= 0 || !isAlive(holder.pid)) return false;
  return holder.identity === null || holder.identity === processIdentity(holder.pid);
}

/** Of the running kernel, which all containers of a machine share; `null` anywhere but on Linux. */
const bootId = readBootId();
function readBootId(): string | null {
  try {
    return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
  } catch {
    return null;
  }
}

/**
 * Identifies a process beyond its pid, which can be reused: boot id and start time. `null` where the system does not
 * provide them (anything but Linux).
 */
export function processIdentity(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The command name, in parentheses, may hold spaces; the start time is field 22 of proc(5), the 20th after it.
    const startTicks = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
    return bootId === null ? null : `${bootId}:${startTicks}`;
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
