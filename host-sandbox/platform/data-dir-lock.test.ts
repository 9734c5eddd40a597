import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { LockHeldError, findLockHolder, lockName, acquireLock, processIdentity } from './data-dir-lock';
import { projectRoot } from './testing/project-root';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lock-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function leaveLock(holder: object): void {
  writeFileSync(join(folder, lockName), JSON.stringify({ id: 'left-behind', host: hostname(), ...holder }));
}

test('a lock is held until it is released, and leaves no file', () => {
  const unlock = acquireLock(folder);
  expect(() => acquireLock(folder)).toThrow(LockHeldError);
  expect(findLockHolder(folder)).toBe(process.pid);
  unlock();
  expect(findLockHolder(folder)).toBeNull();
  expect(readdirSync(folder)).toEqual([]);
});

test('the lock of a dead process is replaced', () => {
  leaveLock({ pid: 2 ** 22 - 3, identity: 'gone' });
  expect(findLockHolder(folder)).toBeNull();
  acquireLock(folder)();
  expect(readdirSync(folder)).toEqual([]);
});

test('a process that reuses the pid of a dead holder does not hold the lock', () => {
  leaveLock({ pid: process.pid, identity: 'another boot:1' });
  acquireLock(folder)();
  leaveLock({ pid: process.pid, identity: processIdentity(process.pid) });
  expect(() => acquireLock(folder)).toThrow(LockHeldError);
});

test('a lock of another machine is respected, since its process cannot be checked', () => {
  leaveLock({ pid: 1, identity: null, host: 'elsewhere' });
  expect(() => acquireLock(folder)).toThrow(LockHeldError);
});

test('an unreadable lock is replaced', () => {
  writeFileSync(join(folder, lockName), '{"pid":');
  acquireLock(folder)();
  expect(readdirSync(folder)).toEqual([]);
});

test('of several processes that find a stale lock exactly one acquires it', async () => {
  leaveLock({ pid: 2 ** 22 - 3, identity: 'gone' });
  const starter = `
    import { acquireLock } from './host-sandbox/platform/data-dir-lock.ts';
    await new Promise((done) => process.stdin.once('data', done));
    try { acquireLock(process.argv[1]); process.stdout.write('mine'); } catch { process.stdout.write('held'); }
    await new Promise((done) => process.stdin.once('end', done));`;
  const starters = Array.from({ length: 4 }, () => {
    const args = ['--import', 'tsx', '--input-type=module', '-e', starter, folder];
    return spawn(process.execPath, args, { cwd: projectRoot(), stdio: ['pipe', 'pipe', 'inherit'] });
  });
  const outputs = starters.map(
    (child) =>
      new Promise<string>((done) => child.stdout.once('data', (word: Buffer) => done(word.toString()))),
  );
  for (const child of starters) child.stdin.write('go');
  const results = await Promise.all(outputs);
  expect(results.filter((word) => word === 'mine')).toHaveLength(1);
  expect(JSON.parse(readFileSync(join(folder, lockName), 'utf8'))).not.toMatchObject({ id: 'left-behind' });
  await Promise.all(
    starters.map((child) => new Promise((done) => child.once('close', done) && child.stdin.end())),
  );
}, 30_000);
