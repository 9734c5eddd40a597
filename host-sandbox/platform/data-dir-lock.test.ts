import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { LockHeldError, lockName, acquireLock, processIdentity } from './data-dir-lock';
import { projectRoot } from './testing/project-root';

const children: ChildProcess[] = [];
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lock-'));
});
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

function leaveLock(holder: object): void {
  writeFileSync(join(folder, lockName), JSON.stringify({ id: 'left-behind', host: hostname(), ...holder }));
}

test('a lock is held until it is released, and leaves no file', () => {
  const unlock = acquireLock(folder);
  expect(() => acquireLock(folder)).toThrow(LockHeldError);
  unlock();
  expect(readdirSync(folder)).toEqual([]);
});

test('the lock of a dead process is replaced', () => {
  leaveLock({ pid: 2 ** 22 - 3, identity: 'gone' });
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

test('a container that was killed does not keep its successor out', () => {
  // another name and other process ids, on the same kernel
  const killed = { pid: 7, identity: `${processIdentity(process.pid)}0`, host: 'killed-container' };
  leaveLock({ ...killed, hasKernelLock: true });
  acquireLock(folder)();
  expect(readdirSync(folder)).toEqual([]);
  // a version that takes no lock of the kernel may still run there
  leaveLock(killed);
  expect(() => acquireLock(folder)).toThrow(LockHeldError);
});

test('the process of another container holds its lock, though its id means nothing here', async () => {
  const holder = startStarter();
  expect(await holder.acquire()).toBe('mine');
  const lock = JSON.parse(readFileSync(join(folder, lockName), 'utf8')) as object;
  leaveLock({ ...lock, pid: 2 ** 22 - 3, identity: 'of another namespace' });
  expect(() => acquireLock(folder)).toThrow(LockHeldError);
  holder.child.kill('SIGKILL');
  await holder.closed;
  acquireLock(folder)();
});

test('an unreadable lock is replaced', () => {
  writeFileSync(join(folder, lockName), '{"pid":');
  acquireLock(folder)();
  expect(readdirSync(folder)).toEqual([]);
});

/** A process that acquires the lock of the folder when it is asked to, and ends with its input. */
function startStarter(env: NodeJS.ProcessEnv = process.env) {
  const program = `
    import { acquireLock } from './host-sandbox/platform/data-dir-lock.ts';
    await new Promise((done) => process.stdin.once('data', done));
    try { acquireLock(process.argv[1]); process.stdout.write('mine'); } catch { process.stdout.write('held'); }
    await new Promise((done) => process.stdin.once('end', done));`;
  const args = ['--import', 'tsx', '--input-type=module', '-e', program, folder];
  const child = spawn(process.execPath, args, {
    cwd: projectRoot(),
    env,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  children.push(child);
  const closed = once(child, 'close');
  const acquire = async () => {
    child.stdin.write('go');
    const [word] = (await once(child.stdout, 'data')) as [Buffer];
    return word.toString();
  };
  return { child, closed, acquire };
}

test.each([
  ['with `flock`', process.env],
  ['without `flock`', { ...process.env, PATH: '' }],
])(
  'of several processes that find a stale lock exactly one acquires it, %s',
  async (_, env) => {
    leaveLock({ pid: 2 ** 22 - 3, identity: 'gone' });
    const starters = Array.from({ length: 4 }, () => startStarter(env));
    const results = await Promise.all(starters.map(({ acquire }) => acquire()));
    expect(results.filter((word) => word === 'mine')).toHaveLength(1);
    expect(JSON.parse(readFileSync(join(folder, lockName), 'utf8'))).not.toMatchObject({ id: 'left-behind' });
    for (const { child } of starters) child.stdin.end();
    await Promise.all(starters.map(({ closed }) => closed));
  },
  30_000,
);
