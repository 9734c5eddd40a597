import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import * as fs from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { spawnSync } from 'node:child_process';
import fastify from 'fastify';
import { DrizzleQueryError } from 'drizzle-orm';
import { setErrorHandlers } from '../http/error-handler';
import { createFolderStore } from './folder-store';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'media-'));
});
afterEach(() => rmSync(root, { recursive: true }));

const failure = (code: string, message = `${code}: write`) => Object.assign(new Error(message), { code });

/** The response of a call that fails with an error. */
async function responseTo(error: unknown) {
  const app = fastify();
  setErrorHandlers(app, new Set());
  app.post('/', () => Promise.reject(error as Error));
  const { statusCode, headers, body } = await app.inject({ method: 'POST', url: '/' });
  return { status: statusCode, retryAfter: headers['retry-after'], ...(JSON.parse(body) as object) };
}
const unavailable = {
  status: 503,
  code: 'B0503',
  msg: '平台的存储空间不足或无法写入，暂时不能保存，请稍后再试',
  data: { retryAfter: 60 },
  retryAfter: '60',
};

test.each(['ENOSPC', 'EDQUOT', 'EROFS', 'EIO', 'EMFILE'])(
  'a file that cannot be written (%s) leaves no draft, and is a clear 503',
  async (code) => {
    for (const step of ['writeFile', 'rename'] as const) {
      const broken = {
        ...fs,
        // half of the file is there already
        [step]: async (path: string) => {
          await fs.writeFile(path, 'half');
          throw failure(code);
        },
      };
      const store = createFolderStore(root, broken);
      const error: unknown = await store
        .write('avatar/a.png', Buffer.from('whole'))
        .catch((cause: unknown) => cause);
      expect(error).toMatchObject({ code });
      expect(readdirSync(join(root, 'avatar'))).toEqual([]);
      expect(await responseTo(error)).toEqual(unavailable);
    }
    // it can be written once there is room
    await createFolderStore(root).write('avatar/a.png', Buffer.from('whole'));
    expect(readdirSync(join(root, 'avatar'))).toEqual(['a.png']);
  },
);

test('an error while the draft is deleted does not hide the one of the write', async () => {
  const fail = (code: string) => () => Promise.reject(failure(code));
  const store = createFolderStore(root, { ...fs, writeFile: fail('ENOSPC'), rm: fail('EROFS') });
  await expect(store.write('avatar/a.png', Buffer.from('x'))).rejects.toMatchObject({ code: 'ENOSPC' });
});

test('a draft that could not be deleted is deleted by the next write', async () => {
  let isBroken = true;
  const failing =
    <Given extends unknown[]>(code: string, work: (...given: Given) => Promise<void>) =>
    (...given: Given) =>
      isBroken ? Promise.reject(failure(code)) : work(...given);
  const store = createFolderStore(root, {
    ...fs,
    rename: failing('EROFS', fs.rename),
    rm: failing('EROFS', fs.rm),
  });
  await expect(store.write('avatar/a.png', Buffer.from('x'))).rejects.toMatchObject({ code: 'EROFS' });
  expect(readdirSync(join(root, 'avatar'))).toEqual([`a.png.${process.pid}.new`]);
  isBroken = false;
  await store.write('avatar/b.png', Buffer.from('x'));
  expect(readdirSync(join(root, 'avatar'))).toEqual(['b.png']);
});

test('a young draft of a killed process is deleted by a write, once it is old', async () => {
  const { pid } = spawnSync('true');
  writeFileSync(join(root, `a.png.${pid}.new`), '');
  const store = createFolderStore(root);
  await store.write('b.png', Buffer.from('x'));
  expect(readdirSync(root).sort()).toEqual([`a.png.${pid}.new`, 'b.png']);
  const now = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 11 * 60_000);
  await store.write('c.png', Buffer.from('x'));
  now.mockRestore();
  expect(readdirSync(root).sort()).toEqual(['b.png', 'c.png']);
});

test.each([
  ['53100', 'could not extend file "base/5/1259": No space left on device'],
  ['53100', 'could not write to file "base/pgsql_tmp/1": Disk quota exceeded'],
  ['58030', 'could not read block 0 in file: Input/output error'],
  ['XX000', 'could not write to file "pg_wal/xlogtemp.1": No space left on device'],
  ['ENOSPC', 'ENOSPC: no space left on device, write'],
])('a database that cannot write (%s, %s) is a clear 503', async (code, message) => {
  expect(await responseTo(failure(code, message))).toEqual(unavailable);
  const wrapped = new DrizzleQueryError('insert', [], failure(code, message));
  expect(await responseTo(wrapped)).toEqual(unavailable);
});

test.each(['ENOENT', '23505', '22P02', 'anything'])('another error stays what it is: %s', async (code) => {
  expect(await responseTo(failure(code))).toMatchObject({ status: 500, code: 'B0500' });
});

test('the start deletes old drafts of processes that were killed, and leaves those of running ones and of other containers', () => {
  const { pid } = spawnSync('true');
  const folder = join(root, 'picture/deep');
  mkdirSync(folder, { recursive: true });
  const minutesOld = { [`a.png.${pid}.new`]: 11, [`b.png.${process.pid}.new`]: 11, 'c.png.1.new': 11 };
  const young = { [`f.png.${pid}.new`]: 9, [`g.png.${process.pid}.new`]: 0 };
  for (const [name, minutes] of Object.entries({ ...minutesOld, ...young, 'd.png': 11, 'e.new': 11 })) {
    const at = Date.now() / 1000 - minutes * 60;
    writeFileSync(join(folder, name), '');
    utimesSync(join(folder, name), at, at);
  }
  createFolderStore(root);
  expect(readdirSync(folder).sort()).toEqual(['c.png.1.new', 'd.png', 'e.new', ...Object.keys(young)].sort());
  createFolderStore(join(root, 'none'));
  expect(existsSync(join(root, 'none'))).toBe(false);
});
