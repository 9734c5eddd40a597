import { progressReport } from '@/contracts/study';
import type { Database } from '../platform/core/db/database';
import { benchGrowth, type Growth } from './growth';
import { fillTrainees, lessonsEach, openedLessons, traineeHeaders } from './many-trainees';
import { benchSimultaneousTrainees } from './simultaneous-trainees';

/** Seconds watched between two reports. */
const stretch = 10;

/** Trainees who report at once, and single reports next to 1 000, 10 000 and 100 000 rows of progress. */
export async function benchStudy(rounds: number, databaseUrl: string | null): Promise<string> {
  const simultaneous = await benchSimultaneousTrainees(rounds, databaseUrl);
  return `${simultaneous}\n\n${await benchGrowth(makeGrowth(), rounds, databaseUrl)}`;
}

function makeGrowth(): Growth {
  let lessonIds: string[] = [];
  /** Position of the measured trainee, by the number of rows. */
  const positions = new Map<number, number>();
  const names = { name: '一次上报', unit: '行', table: 'lesson_progress' };
  return {
    ...names,
    sizes: [1000, 10_000, 100_000],
    queries(size) {
      const position = positions.get(size) ?? 0;
      positions.set(size, position + 1);
      const range = [position * stretch, (position + 1) * stretch];
      const report = (lessonId: string) => ({ id: lessonId, lessonId, ranges: [range], position: range[1] });
      const reporting = (lessons: readonly string[]) => ({
        call: progressReport,
        input: { reports: lessons.map(report) },
        headers: traineeHeaders(Math.ceil(size / lessonsEach / 2)),
      });
      return { 一课时: reporting(lessonIds.slice(0, 1)), 三课时: reporting(lessonIds) };
    },
    async fill(database: Database, now: Date, size: number) {
      await fillTrainees(database, size / lessonsEach, now);
      // A document has no ranges.
      const opened = await openedLessons(database);
      lessonIds = opened.filter((_, position) => position !== 1);
    },
  };
}
