import { fileURLToPath } from 'node:url';
import { buildIfNeeded } from '../../tools/build-if-needed';
import { shutdownOnSignals } from '../platform/core/process/graceful-shutdown';
import { oneLine } from '@/contracts/printable';
import { exitWithError } from '../platform/core/process/startup-error';
import { planCluster, type ClusterPrograms } from '../platform/ops/cluster/plan-cluster';
import { findEachProgram } from '../platform/ops/cluster/programs';
import { startCluster } from '../platform/ops/cluster/start-cluster';
import { watchPrimary } from '../platform/ops/cluster/watch-primary';

// `npm run cluster`: the platform as an institution runs it, on this machine and on sample data, which are deleted at the
// end: nginx, two platforms, pgbouncer, a PostgreSQL primary and its standby. Parts that are not installed are left out.
const { programs, notes } = planCluster(findEachProgram());
for (const note of notes) process.stdout.write(`${note}\n`);
if (programs) await start(programs).catch(exitWithError);

async function start(found: ClusterPrograms): Promise<void> {
  await buildIfNeeded(fileURLToPath(new URL('../..', import.meta.url)));
  const cluster = await startCluster(found);
  const endWatch = watchPrimary(cluster, (state) => {
    if (state === 'started')
      process.stdout.write('主库已停，切换到备库…… / the primary has ended: failing over\n');
    else if (state === 'done') process.stdout.write('已切换。 / done\n');
    else process.stderr.write(`${oneLine(state.error)}\n`);
  });
  shutdownOnSignals(async () => {
    await endWatch();
    await cluster.stop();
  });
  const processes = cluster.platforms.map(({ url }) => url).join('、');
  const pooler = found.pgbouncer ? 'pgbouncer' : '主库 / primary';
  process.stdout.write(
    `\n门户：${cluster.url}\n平台进程：${processes}\n数据库：${new URL(cluster.databaseUrl()).host}（${pooler}）\n按 Ctrl-C 结束。\n\n`,
  );
}
