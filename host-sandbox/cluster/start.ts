import { fileURLToPath } from 'node:url';
import { buildIfNeeded } from '../platform/build-if-needed';
import { shutdownOnSignals } from '../platform/graceful-shutdown';
import { exitWithError, oneLine } from '../platform/startup-error';
import { findPrograms } from './programs';
import { startCluster } from './start-cluster';
import { watchPrimary } from './watch-primary';

// `npm run cluster`: the platform as an institution runs it, on this machine and on sample data, which are deleted at the
// end: nginx, two platforms, pgbouncer, a PostgreSQL primary and its standby.
const programs = findPrograms();
if (!('postgres' in programs)) {
  console.log(
    `跳过：缺少软件包 ${programs.join('、')} / skipped: install the packages ${programs.join(', ')}`,
  );
} else
  try {
    await buildIfNeeded(fileURLToPath(new URL('../..', import.meta.url)));
    const cluster = await startCluster(programs);
    const endWatch = watchPrimary(cluster, report);
    shutdownOnSignals(async () => {
      await endWatch();
      await cluster.stop();
    });
    const processes = cluster.platforms.map(({ url }) => url).join('、');
    process.stdout.write(
      `\n门户：${cluster.url}\n平台进程：${processes}\n数据库：${new URL(cluster.databaseUrl).host}（pgbouncer）\n按 Ctrl-C 结束。\n\n`,
    );
  } catch (error) {
    exitWithError(error);
  }

function report(state: Parameters<Parameters<typeof watchPrimary>[1]>[0]): void {
  if (state === 'started')
    process.stdout.write('主库已停，切换到备库…… / the primary has ended: failing over\n');
  else if (state === 'done') process.stdout.write('已切换。 / done\n');
  else process.stderr.write(`${oneLine(state.error)}\n`);
}
