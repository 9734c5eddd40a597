import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { totalLength, subtractRanges, type Range } from '@/contracts/ranges';
import type { Database } from '../platform/core/db/database';
import { openDatabase, analyzeTables } from '../platform/core/db/open';
import { projectRoot } from '../platform/testing/project-root';
import { createScratchDatabase } from '../platform/testing/postgres';
import { startTestPlatform } from '../platform/testing/start-test-platform';
import { fillTrainees, openedLessons, storedRanges } from './many-trainees';

const migrations = join(projectRoot(), 'host-sandbox/platform/core/db/migrations');

/**
 * A database of trainees who have opened a lesson, for platform processes that use it one after the other.
 * @param databaseUrl a PostgreSQL server to use instead of the embedded database
 */
export async function createStudyPlatform(trainees: number, databaseUrl: string | null) {
  const dataDir = await mkdtemp(join(tmpdir(), 'study-'));
  const scratch = databaseUrl ? await createScratchDatabase(databaseUrl) : null;
  const storage = { dataDir, ...(scratch && { databaseUrl: scratch.url }) };
  /** Only one platform at a time can open an embedded database. */
  const check = async <Result>(work: (database: Database) => Promise<Result>) => {
    const { database, close } = await openDatabase(scratch?.url ?? null, dataDir, migrations);
    return work(database).finally(close);
  };
  // The first start seeds the database.
  await (await startTestPlatform(storage)).stop();
  const [lessonId = ''] = await check(async (database) => {
    await fillTrainees(database, trainees, new Date());
    await analyzeTables(database);
    return openedLessons(database);
  });
  return {
    lessonId,
    dataDir,
    databaseUrl: scratch?.url ?? null,
    start: (port = 0) => startTestPlatform({ ...storage, port, isOptimised: true }),
    /** Stored watch time of the lesson while no platform runs, in seconds, in trainee order. */
    stored: async () =>
      (await check((database) => storedRanges(database, lessonId))).map((ranges) =>
        ranges.map(([from, to]): Range => [from / 1000, to / 1000]),
      ),
    async remove() {
      await scratch?.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Seconds of the first list that the second lacks, over all trainees. */
export function missing(
  wanted: readonly (readonly Range[])[],
  stored: readonly (readonly Range[])[],
): number {
  return wanted.reduce(
    (all, ranges, index) => all + totalLength(subtractRanges(ranges, stored[index] ?? [])),
    0,
  );
}
