import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { LockHeldError, lockName, acquireLock } from './data-dir-lock';
import { projectRoot } from '../../testing/project-root';

const children: ChildProcess[] = [];
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lock-'));
});
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
const dead = 2 ** 22 - 3;

function leaveLock(holder: { pid: number; host?: string; boot?: string }): void {
  writeFileSync(join(folder, lockName), JSON.stringify({ host: hostname(), boot, ...holder }));
}

test('a lock is held until it is released, and leaves no file', () => {
  const unlock = acquireLock(folder);
  expect(() => acquireLock(folder)).toThrow(LockHeldError);
  unlock();
  expect(readdirSync(folder)).toEqual([]);
});

test.each([
  ['a dead process', { pid: dead }],
  ['a dead process whose pid another one has', { pid: process.pid }],
  ['a former start of this machine', { pid: process.pid, boot: 'another' }],
  ['a killed container, which has another name and other process ids', { pid: 7, host: 'killed-container' }],
])('the lock of %s is replaced', (_holder, left) => {
  leaveLock(left);
  acquireLock(folder)();
  expect(readdirSync(folder)).toEqual([]);
});

test('a lock of another machine is respected, since its process cannot be checked', () => {
  leaveLock({ pid: 1, host: 'elsewhere', boot: 'of that machine' });
  expect(() => acquireLock(folder)).toThrow(LockHeldError);
});

test('the process of another container holds its lock, though its id means nothing here', async () => {
  const holder = startStarter();
  expect(await holder.acquire()).toBe('mine');
  leaveLock({ pid: dead });
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
    import { acquireLock } from './host-sandbox/platform/core/data-dir/data-dir-lock.ts';
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

const withoutFlock = { ...process.env, PATH: '' };

test('without `flock` a live process holds its lock, and that of a killed one is replaced', async () => {
  const holder = startStarter(withoutFlock);
  expect(await holder.acquire()).toBe('mine');
  expect(await startStarter(withoutFlock).acquire()).toBe('held');
  holder.child.kill('SIGKILL');
  await holder.closed;
  // It was killed while it replaced the file of another one.
  const claim = join(folder, `${lockName}.claim`);
  mkdirSync(claim);
  expect(await startStarter(withoutFlock).acquire()).toBe('held');
  utimesSync(claim, 0, 0);
  expect(await startStarter(withoutFlock).acquire()).toBe('mine');
});

test.each([
  ['with `flock`', process.env],
  ['without `flock`', withoutFlock],
])(
  'of several processes that find a stale lock exactly one acquires it, %s',
  async (_, env) => {
    leaveLock({ pid: dead });
    const starters = Array.from({ length: 4 }, () => startStarter(env));
    const results = await Promise.all(starters.map(({ acquire }) => acquire()));
    expect(results.filter((word) => word === 'mine')).toHaveLength(1);
    expect(JSON.parse(readFileSync(join(folder, lockName), 'utf8'))).not.toMatchObject({ pid: dead });
    for (const { child } of starters) child.stdin.end();
    await Promise.all(starters.map(({ closed }) => closed));
  },
  30_000,
);
