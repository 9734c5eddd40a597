import { rmSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { FastifyBaseLogger } from 'fastify';
import { oneLine } from '@/contracts/printable';
import { backupSocketName } from '../../core/data-dir/data-dir';
import { StartupError } from '../../core/process/startup-error';

const socketOf = (dataDir: string) => join(dataDir, backupSocketName);

/**
 * Lets `npm run backup` request a backup from the running platform, because only one process can open the embedded
 * database. Only the user of this process can enter the data folder, and so use the socket. On a system without such
 * sockets, or with a path that is too long for one, only a stopped platform can be backed up.
 * @param backUp makes the backup in the given folder
 * @returns a function that stops it and waits for a backup in progress
 */
export async function setupBackups(
  dataDir: string,
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>,
  backUp: (folder: string) => Promise<void>,
): Promise<() => Promise<void>> {
  const server = createServer((incoming, response) => {
    text(incoming)
      .then(async (folder) => {
        await backUp(folder);
        log.info({ folder }, 'backup made');
        response.end();
      })
      .catch((error: unknown) => {
        log.warn({ err: error }, 'backup failed');
        response.writeHead(500).end(oneLine(error));
      });
  });
  // A killed platform leaves its socket. The lock of the folder shows that its process is dead.
  rmSync(socketOf(dataDir), { force: true });
  await new Promise<void>((done) => {
    server.once('error', (error) => {
      log.warn({ err: error }, 'no backups while the platform runs');
      done();
    });
    server.listen(socketOf(dataDir), done);
  });
  return () => new Promise((done) => server.close(() => done()));
}

/**
 * Requests a backup from the platform that runs on a data folder.
 * @returns false when none runs there
 * @throws StartupError when it runs and could not make the backup
 */
export async function requestBackup(dataDir: string, folder: string): Promise<boolean> {
  const result = await new Promise<{ status: number; body: string } | null>((done, fail) => {
    request({ socketPath: socketOf(dataDir), method: 'POST' }, (response) => {
      text(response).then((body) => done({ status: response.statusCode ?? 0, body }), fail);
    })
      .on('error', (error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT' || error.code === 'ECONNREFUSED') done(null);
        else fail(error);
      })
      .end(folder);
  });
  if (!result) return false;
  if (result.status === 200) return true;
  throw new StartupError('备份失败', `the backup failed: ${result.body}`);
}
