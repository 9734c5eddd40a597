import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile } from 'node:fs/promises';
import type * as fs from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { OpenDatabase } from '../../core/db/database';
import { restoreBackup } from './restore';
import { writeBackup } from './write-backup';

const real = jest.requireActual<typeof fs>('node:fs/promises');

/** The step at which the disk begins to fail; `null` for a sound disk. */
let fault: { readonly step: string; readonly code: string; hasBegun?: boolean } | null = null;

/** From then on nothing can be deleted either, unless room or files are all that is missing. */
function mockFailAt(step: string): void {
  if (!fault || (step !== fault.step && !(step === 'rm' && fault.hasBegun && /EROFS|EIO/.test(fault.code))))
    return;
  fault.hasBegun = true;
  throw Object.assign(new Error(`${fault.code}: ${step}`), { code: fault.code });
}

jest.mock('node:fs/promises', () => {
  const sound = jest.requireActual<typeof fs>('node:fs/promises');
  const steps = ['copyFile', 'mkdir', 'rename', 'rm', 'writeFile'] as const;
  const failing = steps.map((step) => {
    const work = sound[step] as (...given: unknown[]) => Promise<unknown>;
    return [
      step,
      async (...given: unknown[]) => {
        mockFailAt(step);
        return work(...given);
      },
    ];
  });
  return { ...sound, ...(Object.fromEntries(failing) as object) };
});
jest.mock('../../core/db/open-embedded', () => ({
  restoreEmbedded: async (dataDir: string, dump: string) => {
    mockFailAt('database');
    await real.copyFile(dump, join(dataDir, 'database/rows'));
  },
}));
jest.mock('../../core/encryption/data-key', () => ({ boundKeyFingerprint: () => Promise.resolve('') }));

const codes = ['ENOSPC', 'EDQUOT', 'EROFS', 'EIO', 'EMFILE'];
const each = (steps: readonly string[]) =>
  steps.flatMap((step) => codes.map((code) => [step, code] as const));

let scratch = '';
const inData = (path: string) => join(scratch, 'data', path);
const inBackup = (path = '') => join(scratch, 'backup', path);
async function put(path: string, content: string): Promise<void> {
  await real.mkdir(dirname(path), { recursive: true });
  await real.writeFile(path, content);
}
const opened = {
  dump: async (file: string) => {
    mockFailAt('dump');
    await real.writeFile(file, 'rows of the backup');
  },
} as OpenDatabase;
const backUp = () =>
  writeBackup({ opened, databaseUrl: null, dataDir: inData(''), newestMigration: 1 }, inBackup());
const restore = () =>
  restoreBackup(
    inBackup(),
    { databaseUrl: null, dataDir: inData(''), dataKey: null },
    { newestMigration: 1, force: true },
  );
const contents = async () => ({
  rows: await readFile(inData('database/rows'), 'utf8'),
  picture: await readFile(inData('media/avatar/a.png'), 'utf8'),
});
const drafts = async () =>
  (await readdir(scratch, { recursive: true })).filter((name) => /\.(new|old)(\/|$)/.test(name));

beforeEach(async () => {
  scratch = await mkdtemp(join(tmpdir(), 'disk-'));
  await put(inData('database/rows'), 'rows of the backup');
  await put(inData('media/avatar/a.png'), 'picture of the backup');
});
afterEach(async () => {
  fault = null;
  await real.rm(scratch, { recursive: true });
});

test.each(each(['mkdir', 'copyFile', 'dump', 'writeFile', 'rename']))(
  'a backup that fails at %s by %s says so, is none, and succeeds without a rest once the disk is sound',
  async (step, code) => {
    fault = { step, code };
    await expect(backUp()).rejects.toMatchObject({ code, message: `${code}: ${step}` });
    expect(existsSync(inBackup())).toBe(false);
    if (!/EROFS|EIO/.test(code)) expect(await drafts()).toEqual([]);
    fault = null;
    await backUp();
    expect([await drafts(), existsSync(inBackup('manifest.json'))]).toEqual([[], true]);
  },
);

test('a backup is complete although its time cannot be written', async () => {
  await real.mkdir(inData('backup.time'));
  await backUp();
  expect(existsSync(inBackup('manifest.json'))).toBe(true);
});

test.each(each(['mkdir', 'copyFile', 'database']))(
  'a restore that fails at %s by %s changes neither database nor media, says so, and succeeds without a rest once the disk is sound',
  async (step, code) => {
    await backUp();
    const later = { rows: 'later rows', picture: 'later picture' };
    await put(inData('database/rows'), later.rows);
    await put(inData('media/avatar/a.png'), later.picture);
    fault = { step, code };
    await expect(restore()).rejects.toThrow(`恢复失败（${code}: ${step}）。未作改动`);
    expect(await contents()).toEqual(later);
    if (!/EROFS|EIO/.test(code)) expect(await drafts()).toEqual([]);
    fault = null;
    await restore();
    const restored = { rows: 'rows of the backup', picture: 'picture of the backup' };
    expect([await contents(), await drafts()]).toEqual([restored, []]);
  },
);
