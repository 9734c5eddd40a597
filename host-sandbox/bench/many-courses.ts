import { count } from 'drizzle-orm';
import { chapters, lessons, projects } from '../platform/core/db/course-schema';
import type { Database } from '../platform/core/db/database';
import { searchColumns } from '../platform/core/db/search-text';
import { projectRows } from '../platform/seed/course-rows';
import { hospitalSeeds } from '../platform/seed/content/hospitals';
import { daysBefore } from '../platform/seed/days';

const batch = 500;

/** Fills the catalogue up to the given number by repeating the sample courses in ever earlier years. */
export async function fillCourses(database: Database, wanted: number, now: Date): Promise<void> {
  const samples = projectRows(now).filter(({ draft, publishedAt }) => !draft && publishedAt <= now);
  const [present] = await database.select({ total: count() }).from(projects);
  for (let done = present?.total ?? 0; done < wanted; done += batch) {
    const rows = Array.from({ length: Math.min(batch, wanted - done) }, (_, index) => {
      const number = done + index;
      const sample = samples[number % samples.length];
      if (!sample) throw new Error('there is no sample course');
      const hospital = number % hospitalSeeds.length;
      const title = `${sample.title}（第${number}期）`;
      return {
        ...sample,
        ...searchColumns(title, hospitalSeeds[hospital]?.[2] ?? '', sample.teachers),
        id: undefined,
        title,
        hospitalId: BigInt(hospital + 1),
        taken: 0,
        publishedAt: daysBefore(now, 10 + number / 8),
      };
    });
    const made = await database.insert(projects).values(rows).returning({ id: projects.id });
    await outline(
      database,
      made.map(({ id }) => id),
    );
  }
}

/** A short outline for each. */
async function outline(database: Database, ids: readonly bigint[]): Promise<void> {
  const heads = await database
    .insert(chapters)
    .values(ids.map((projectId) => ({ projectId, position: 0, title: '第一章' })))
    .returning({ id: chapters.id });
  await database.insert(lessons).values(
    heads.flatMap(({ id: chapterId }) =>
      [0, 1, 2].map((position) => ({
        chapterId,
        position,
        title: `第${position + 1}课`,
        kind: 'video' as const,
        seconds: 1800,
      })),
    ),
  );
}
