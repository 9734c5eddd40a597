import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { nginxBinary, startNginx } from './testing/nginx';
import { startTestPlatform, type TestPlatform } from './testing/start-test-platform';
import { apiFor } from './testing/api';
import { keepWriting, storedNumbers } from './testing/article-writer';
import { freePort } from './testing/free-port';
import { startPostgres } from './testing/postgres';
import { projectRoot } from './testing/project-root';

const postgresBin = process.env.TEST_POSTGRES_BIN;
// Without nginx nothing can stand in front of the processes, and they cannot share the embedded database. `npm run soak`
// says so where PostgreSQL is not installed.
const withServers = nginxBinary && postgresBin ? test : test.skip;

withServers(
  'of two processes behind nginx each may be killed, and the database too: no acknowledged write is lost and nobody is signed out',
  async () => {
    const postgres = startPostgres(postgresBin ?? '', await freePort());
    const dataDir = await mkdtemp(join(tmpdir(), 'two-processes-'));
    const start = (port: number) => startTestPlatform({ databaseUrl: postgres.url, dataDir, port });
    const ports = [await freePort(), await freePort()] as const;
    const processes: [TestPlatform, TestPlatform] = [await start(ports[0]), await start(ports[1])];
    const dist = join(projectRoot(), 'dist');
    const nginx = await startNginx(nginxBinary ?? '', dist, ports, '/etc/nginx/mime.types');
    try {
      const session = await apiFor(nginx).as('trainee');
      const writer = keepWriting(nginx);
      for (let round = 0; round < 10; round += 1) {
        await writer.more(20);
        await processes[round % 2]?.kill();
        await writer.more(20);
        processes[round % 2 ? 1 : 0] = await start(ports[round % 2 ? 1 : 0]);
      }
      const pauseOfProcesses = Math.round(writer.longestPause());
      for (let round = 0; round < 10; round += 1) {
        await writer.more(20);
        postgres.crash();
        postgres.start();
      }
      await writer.more(20);
      await writer.stop();
      const { acknowledged, refused } = writer;
      console.info(
        `${acknowledged.length} writes; longest pause ${pauseOfProcesses} ms when processes are killed, ` +
          `${Math.round(writer.longestPause())} ms when the database is too; refused with ${[...refused].join(', ')}`,
      );
      expect(refused).not.toContain(401);
      expect(await storedNumbers(nginx)).toEqual(expect.arrayContaining(acknowledged));
      expect((await apiFor(nginx).send('userInfo', {}, session)).status).toBe(200);
    } finally {
      await nginx.stop();
      for (const one of processes) await one.stop();
      postgres.remove();
      await rm(dataDir, { recursive: true, force: true });
    }
  },
  600_000,
);

withServers(
  'of two processes behind nginx one may hang, and both are restarted in turn: few calls fail, no picture, and nobody is refused by a restart',
  async () => {
    const postgres = startPostgres(postgresBin ?? '', await freePort());
    const dataDir = await mkdtemp(join(tmpdir(), 'two-processes-'));
    const env = { DRAIN_SECONDS: '6', TRUST_PROXY: 'loopback' };
    const start = (port: number) => startTestPlatform({ databaseUrl: postgres.url, dataDir, port, env });
    const ports = [await freePort(), await freePort()] as const;
    const processes: [TestPlatform, TestPlatform] = [await start(ports[0]), await start(ports[1])];
    const dist = join(projectRoot(), 'dist');
    const nginx = await startNginx(nginxBinary ?? '', dist, ports, '/etc/nginx/mime.types');
    try {
      const writer = keepWriting(nginx);
      await writer.more(20);
      for (const index of [0, 1, 0, 1] as const) {
        await processes[index].stop();
        processes[index] = await start(ports[index]);
      }
      await writer.more(20);
      expect([...writer.refused]).toEqual([]);
      process.kill(processes[0].pid, 'SIGSTOP');
      const pictures = Array.from({ length: 6 }, () => fetch(`${nginx.url}/media/picture/heart.svg`));
      for (const picture of await Promise.all(pictures)) expect(picture.status).toBe(200);
      const started = performance.now();
      await writer.more(40);
      const seconds = Math.round((performance.now() - started) / 1000);
      process.kill(processes[0].pid, 'SIGCONT');
      await writer.stop();
      console.info(`40 writes in ${seconds} s beside a process that hangs`);
      // the page of nginx that says 504 is no response of the platform
      expect([...writer.refused]).toEqual([0]);
      expect(await storedNumbers(nginx)).toEqual(expect.arrayContaining(writer.acknowledged));
    } finally {
      await nginx.stop();
      for (const one of processes) await one.stop();
      postgres.remove();
      await rm(dataDir, { recursive: true, force: true });
    }
  },
  300_000,
);
