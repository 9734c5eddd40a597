import { and, eq, asc, count, inArray, sql, type SQL } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { hospitalDetail, hospitalMap, hospitalPage } from '@/contracts/hospital';
import { recordId } from '../../core/db/columns';
import { hospitals, projects } from '../../core/db/course-schema';
import type { Database } from '../../core/db/database';
import { containsKeyword } from '../../core/db/search-text';
import { notFound } from '../../core/http/api-error';
import { registerEndpoint } from '../../core/http/register-endpoint';
import { isPublicProject, stateCondition } from '../project/port';

/** Training hospitals. */
export function registerHospital(app: FastifyInstance): void {
  const { database } = app.platform;

  registerEndpoint(app, hospitalPage, async ({ current, size, query }, { now }) => {
    const [total, rows] = await Promise.all([
      countHospitals(database, query),
      findHospitals(database, query, { offset: (current - 1) * size, limit: size }),
    ]);
    const open = await countOpenCourses(
      database,
      rows.map((row) => row.id),
      now,
    );
    const records = rows.map((row) => ({
      ...row,
      id: String(row.id),
      openCourses: open.get(row.id) ?? 0,
    }));
    return { records, total, current, size };
  });

  registerEndpoint(app, hospitalMap, (filter) => countByProvince(database, filter));

  registerEndpoint(app, hospitalDetail, async (input, { now }) => {
    const id = recordId(input.id);
    const [row] = await database.select().from(hospitals).where(eq(hospitals.id, id));
    if (!row) throw notFound('该培训基地');
    const projectCount = await database.$count(
      projects,
      and(eq(projects.hospitalId, id), isPublicProject(now)),
    );
    const open = await countOpenCourses(database, [id], now);
    return { ...row, id: String(row.id), projectCount, openCourses: open.get(id) ?? 0 };
  });
}

export interface HospitalFilter {
  readonly province?: string | undefined;
  readonly level?: string | undefined;
  readonly speciality?: string | undefined;
  readonly keyword?: string | undefined;
}

const { name, province, city, level, specialities, cover, id } = hospitals;

/** Columns of a hospital in lists. */
export const hospitalColumns = { id, name, province, city, level, specialities, cover };

/** One page of hospitals, by province and id. */
export function findHospitals(
  database: Database,
  filter: HospitalFilter,
  page: { offset: number; limit: number },
) {
  return database
    .select(hospitalColumns)
    .from(hospitals)
    .where(matching(filter))
    .orderBy(asc(province), asc(id))
    .offset(page.offset)
    .limit(page.limit);
}

/** Number of courses that are open for enrolment, by hospital. */
async function countOpenCourses(database: Database, ids: readonly bigint[], now: Date) {
  if (ids.length === 0) return new Map<bigint, number>();
  const found = await database
    .select({ hospitalId: projects.hospitalId, count: count() })
    .from(projects)
    .where(and(inArray(projects.hospitalId, [...ids]), isPublicProject(now), stateCondition('open', now)))
    .groupBy(projects.hospitalId);
  return new Map(found.map((row) => [row.hospitalId, row.count]));
}

export function countHospitals(database: Database, filter: HospitalFilter): Promise<number> {
  return database.$count(hospitals, matching(filter));
}

/** Number of hospitals by province code. */
export function countByProvince(database: Database, filter: HospitalFilter) {
  return database
    .select({ province, count: count() })
    .from(hospitals)
    .where(matching(filter))
    .groupBy(province)
    .orderBy(asc(province));
}

function matching(filter: HospitalFilter): SQL | undefined {
  return and(
    filter.province === undefined ? undefined : eq(province, filter.province),
    filter.level === undefined ? undefined : eq(level, filter.level),
    filter.speciality === undefined ? undefined : sql`${filter.speciality} = any(${specialities})`,
    containsKeyword(filter.keyword, [name, city]),
  );
}
