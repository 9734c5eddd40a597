import { appendFile, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { backupAge } from '../ops/backup/backup-time';
import { checksum } from '../ops/backup/manifest';
import { restoreBackup } from '../ops/backup/restore';
import { copyFiles, writeBackup } from '../ops/backup/write-backup';
import type { OpenDatabase } from '../core/db/database';
import { newestMigration } from '../core/db/migrations';
import { apiFor } from '../testing/api';
import { type Contents, findDifferences, readContents, startLoad } from '../testing/backup-drill';
import { copyFolder, seededFolder } from '../testing/build-cache';
import { operatorCommand } from '../testing/operator-command';
import { createScratchDatabase } from '../testing/postgres';
import { projectRoot } from '../testing/project-root';
import { startTestPlatform } from '../testing/start-test-platform';

const server = process.env.TEST_DATABASE_URL;
let scratch: string;
beforeEach(async () => {
  scratch = await mkdtemp(join(tmpdir(), 'backup-'));
});
afterEach(() => rm(scratch, { recursive: true, force: true }));

const [runBackup, runRestore] = [
  operatorCommand('platform/commands/backup'),
  operatorCommand('platform/commands/restore'),
];

/** An empty target for a platform: a data folder, and a database on the server of the tests if there is one. */
async function newPlace(name: string) {
  const made = server ? await createScratchDatabase(server) : null;
  const env = { DATA_DIR: join(scratch, name), DATABASE_URL: made?.url ?? '', SEED: 'sample' };
  const start = (given: Readonly<Record<string, string>> = env) =>
    startTestPlatform({
      controlled: true,
      dataDir: env.DATA_DIR,
      env: given,
      ...(made ? { databaseUrl: made.url } : {}),
    });
  return { env, start, drop: async () => made?.drop() };
}

const mediaOf = async (dataDir: string) =>
  Promise.all(
    (await readdir(join(dataDir, 'media'), { recursive: true, withFileTypes: true }))
      .filter((entry) => entry.isFile())
      .map(async (entry) => {
        const file = join(entry.parentPath, entry.name);
        return [file.slice(dataDir.length), (await readFile(file)).toString('base64')] as const;
      }),
  ).then((files) => new Map(files));

const refusal = (text: string) => expect.stringContaining(text) as string;

test('a backup made while people write and study replaces another portal: every table, each write acknowledged before it and none by half, all media and the sessions; one that does not fit changes nothing', async () => {
  const [here, there] = [await newPlace('here'), await newPlace('there')];
  for (const { env } of [here, there]) await copyFolder(await seededFolder(), env.DATA_DIR);
  await rm(join(there.env.DATA_DIR, 'data.key'));
  const backup = join(scratch, 'backup');
  const restore = async (key: string | null, force = true) => {
    const { DATABASE_URL, DATA_DIR } = there.env;
    const dataKey = key === null ? null : ([Buffer.from(key, 'base64')] as [Buffer]);
    const target = { databaseUrl: DATABASE_URL || null, dataDir: DATA_DIR, dataKey };
    return restoreBackup(backup, target, { newestMigration: newestMigration(projectRoot()), force });
  };
  let platform = await here.start();
  let before: Contents;
  let after: Contents;
  let session: { authorization: string };
  let media: Map<string, string>;
  try {
    session = await apiFor(platform).as('trainee');
    const load = await startLoad(platform, { writers: 2, trainees: 2 });
    await load.more(2);
    before = await readContents(platform);
    expect(backupAge(here.env.DATA_DIR, new Date())).toBe(Infinity);
    expect(await runBackup(here.env, backup)).toMatchObject({ code: 0 });
    expect(backupAge(here.env.DATA_DIR, new Date())).toBeLessThan(600);
    await load.more(1);
    await load.stop();
    after = await readContents(platform);
    const { articles, watchedMs } = load.acknowledged();
    expect([after.added.get('articles')?.length, after.watchedMs]).toEqual([articles, watchedMs]);
    expect(after.halfWritten).toEqual([]);
    media = await mediaOf(here.env.DATA_DIR);
    expect(await runBackup(here.env, backup)).toEqual({ code: 1, text: refusal('尚不存在') });
  } finally {
    await platform.stop();
  }

  // What the manifest does not list is not restored.
  await writeFile(join(backup, 'media/picture/planted.svg'), '<svg onload="alert(1)"/>');

  // The key is transferred separately.
  const key = (await readFile(join(here.env.DATA_DIR, 'data.key'), 'utf8')).trim();
  expect(existsSync(join(backup, 'data.key'))).toBe(false);
  await expect(restore(null)).rejects.toThrow('缺少数据密钥');
  await expect(restore(Buffer.alloc(32, 1).toString('base64'))).rejects.toThrow('数据密钥与数据库不符');
  const keyed = { ...there.env, DATA_KEY: key };
  if (!server) expect(await runRestore(keyed, backup)).toEqual({ code: 1, text: refusal('--force') });
  expect(await runRestore(keyed, backup, '--force')).toMatchObject({ code: 0 });
  platform = await there.start(keyed);
  try {
    const restored = await readContents(platform);
    expect(findDifferences(restored, before, after)).toEqual([]);
    // The load went on after the backup, so its last writes are not in it.
    expect(restored.rows).toBeLessThan(after.rows);
    const { send } = apiFor(platform);
    expect((await send('userInfo', {}, session)).data).toMatchObject({ username: 'trainee' });
    expect(await mediaOf(there.env.DATA_DIR)).toEqual(media);
    await expect(restore(key)).rejects.toThrow(server ? '其他连接' : '正被进程');

    const [picture = ''] = await readdir(join(backup, 'media/picture'));
    await appendFile(join(backup, 'media/picture', picture), 'x');
    await expect(restore(key)).rejects.toThrow(`media/picture/${picture} 缺失或与校验值不符`);
    await rm(join(backup, 'manifest.json'));
    await expect(restore(key)).rejects.toThrow('不是备份');
  } finally {
    await platform.stop();
    await here.drop();
    await there.drop();
  }
}, 120_000);

test('the media of a portal that has none yet are copied as nothing, so that its backup can be restored', async () => {
  const target = join(scratch, 'restored');
  await copyFiles(join(scratch, 'media'), target);
  expect(existsSync(target)).toBe(false);
});

test('a dump that cannot be loaded changes nothing and leaves no draft', async () => {
  if (server) return;
  const [folder, dataDir] = [join(scratch, 'backup'), join(scratch, 'data')];
  await mkdir(join(dataDir, 'database'), { recursive: true });
  await mkdir(folder);
  await writeFile(join(folder, 'database.tar.gz'), gzipSync('no archive'));
  const files = { 'database.tar.gz': await checksum(join(folder, 'database.tar.gz')) };
  const manifest = { format: 1, createdAt: '', database: 'embedded', migrations: 0, dataKey: '', files };
  await writeFile(join(folder, 'manifest.json'), JSON.stringify(manifest));
  const env = { DATA_DIR: dataDir, DATABASE_URL: '', SEED: 'sample' };
  expect(await runRestore(env, folder, '--force')).toEqual({ code: 1, text: refusal('恢复失败') });
  expect((await readdir(dataDir)).sort()).toEqual(['database', 'media']);
}, 60_000);

test('a backup into the data folder, or over another, is refused', async () => {
  const source = { opened: {} as OpenDatabase, databaseUrl: null, dataDir: scratch, newestMigration: 1 };
  await expect(writeBackup(source, join(scratch, 'inside'))).rejects.toThrow('数据目录之外');
  await expect(writeBackup({ ...source, dataDir: join(scratch, 'data') }, scratch)).rejects.toThrow(
    '尚不存在',
  );
  expect(await readdir(scratch)).toEqual([]);
});
