import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { acquireLock } from '../core/data-dir/data-dir-lock';
import { operatorCommand } from '../testing/operator-command';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'reset-'));
  for (const name of ['database', 'media']) mkdirSync(join(folder, name));
  for (const name of ['data.key', 'letter.txt', 'media/heart.svg']) writeFileSync(join(folder, name), 'mine');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const runReset = operatorCommand('platform/commands/reset');
/** Runs `npm run reset` on the folder. */
async function reset(env: Readonly<Record<string, string>> = {}) {
  const { code, text } = await runReset({ DATA_DIR: folder, ...env });
  return { code, lines: text.trimEnd().split('\n') };
}

test('a reset removes database and media, and keeps the key and unrelated files', async () => {
  expect(await reset()).toEqual({ code: 0, lines: [expect.stringContaining(`${folder} 已清空`)] });
  expect(readdirSync(folder).sort()).toEqual(['data.key', 'letter.txt']);
});

test('the name of a folder moves no cursor of the terminal', async () => {
  const { lines } = await reset({ DATA_DIR: join(folder, 'a\u001b[2Jb') });
  expect(lines).toEqual([expect.stringContaining('a\\u001b[2Jb 已清空')]);
});

test('a missing folder needs no reset and is not created', async () => {
  rmSync(folder, { recursive: true });
  expect(await reset()).toMatchObject({ code: 0 });
  expect(readdirSync(join(folder, '..'))).not.toContain(folder.split('/').at(-1));
});

test('a folder in use, or one with a PostgreSQL database, is left unchanged', async () => {
  const unlock = acquireLock(folder);
  const inUse = await reset();
  unlock();
  expect(inUse).toEqual({
    code: 1,
    lines: [expect.stringContaining(`正被进程 ${process.pid} 使用，未作改动`)],
  });
  const beside = await reset({ DATABASE_URL: 'postgres://somebody@localhost/portal' });
  expect(beside).toEqual({ code: 1, lines: [expect.stringContaining('DATABASE_URL')] });
  expect(readdirSync(folder).sort()).toEqual(['data.key', 'database', 'letter.txt', 'media']);
});
