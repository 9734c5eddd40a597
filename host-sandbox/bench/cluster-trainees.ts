import type { Cluster } from '../platform/ops/cluster/start-cluster';
import type { Database } from '../platform/core/db/database';
import { analyzeTables, openDatabase } from '../platform/core/db/open';
import { migrationsFolder } from '../platform/core/db/migrations';
import { projectRoot } from '../platform/testing/project-root';
import { fillTrainees, openedLessons } from './many-trainees';

/** Works on the database of a cluster, beside its platforms. */
export async function withClusterDatabase<Result>(
  { databaseUrl }: Pick<Cluster, 'databaseUrl'>,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  const { database, close } = await openDatabase(databaseUrl(), '', migrationsFolder(projectRoot()));
  return work(database).finally(close);
}

/** Adds trainees to a cluster. @returns the lesson that they watch */
export function addTrainees(cluster: Pick<Cluster, 'databaseUrl'>, count: number): Promise<string> {
  return withClusterDatabase(cluster, async (database) => {
    await fillTrainees(database, count, new Date());
    await analyzeTables(database);
    const [lessonId = ''] = await openedLessons(database);
    return lessonId;
  });
}
