import { and, countDistinct, desc, eq, isNull, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { ResponseOf } from '@/contracts/call';
import { statistics, type ProgrammeYear } from '@/contracts/statistics';
import { users } from '../../core/db/account-schema';
import { dictionaryItems, programmeFigures } from '../../core/db/content-schema';
import { hospitals, projects } from '../../core/db/course-schema';
import type { Database } from '../../core/db/database';
import { certificates } from '../../core/db/study-schema';
import { registerEndpoint } from '../../core/http/register-endpoint';
import { isPublicProject } from '../project/port';

type Statistics = ResponseOf<typeof statistics>;

/** Milliseconds for which numbers are cached. */
const maxAgeMs = 5 * 60_000;

/** The platform's statistics; concurrent requests share one count. */
export function registerStatistics(app: FastifyInstance): void {
  const { database } = app.platform;
  let cached: { at: number; counted: Promise<Statistics> } | undefined;

  registerEndpoint(app, statistics, (_input, { now }) => {
    const at = now.getTime();
    if (cached && at >= cached.at && at - cached.at < maxAgeMs) return cached.counted;
    const entry = { at, counted: count(database, now) };
    cached = entry;
    entry.counted.catch(() => {
      // failures are not cached
      if (cached === entry) cached = undefined;
    });
    return entry.counted;
  });
}

async function count(database: Database, now: Date): Promise<Statistics> {
  const isTrainee = and(isNull(users.closedAt), sql`'trainee' = any(${users.roles})`);
  const [courses, bases, [covered], trainees, issued, programme] = await Promise.all([
    database.$count(projects, isPublicProject(now)),
    database.$count(hospitals),
    database.select({ provinces: countDistinct(hospitals.province) }).from(hospitals),
    database.$count(users, isTrainee),
    database.$count(certificates, isNull(certificates.revokedAt)),
    findProgramme(database),
  ]);
  return {
    projects: courses,
    hospitals: bases,
    provinces: covered?.provinces ?? 0,
    trainees,
    certificates: issued,
    countedAt: now.toISOString(),
    ...(programme.length > 0 && { programme }),
  };
}

/** The imported years, latest first; their figures in the order of the dictionary. */
async function findProgramme(database: Database): Promise<ProgrammeYear[]> {
  const { year, code, value, source } = programmeFigures;
  const rows = await database
    .select({ year, code, value, source })
    .from(programmeFigures)
    .innerJoin(
      dictionaryItems,
      and(eq(dictionaryItems.dictCode, 'programme_figure'), eq(dictionaryItems.itemCode, code)),
    )
    .orderBy(desc(year), dictionaryItems.itemPosition);
  const years = new Map<number, ProgrammeYear>();
  for (const row of rows) {
    const found = years.get(row.year) ?? { year: row.year, source: row.source, figures: [] };
    found.figures.push({ code: row.code, value: row.value });
    years.set(row.year, found);
  }
  return [...years.values()];
}
