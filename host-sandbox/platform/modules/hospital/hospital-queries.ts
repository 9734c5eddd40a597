import { and, asc, count, eq, sql, type SQL } from 'drizzle-orm';
import { hospitals } from '../../db/course-schema';
import type { Database } from '../../db/database';
import { containsKeyword } from '../../db/keyword';

export interface HospitalFilter {
  readonly province?: string | undefined;
  readonly level?: string | undefined;
  readonly speciality?: string | undefined;
  readonly keyword?: string | undefined;
}

const { name, province, city, level, specialities, cover, id } = hospitals;

/** One page of bases, by province and number. */
export function findHospitals(
  database: Database,
  filter: HospitalFilter,
  page: { offset: number; limit: number },
) {
  return database
    .select({ id, name, province, city, level, specialities, cover })
    .from(hospitals)
    .where(matching(filter))
    .orderBy(asc(province), asc(id))
    .offset(page.offset)
    .limit(page.limit);
}

export function countHospitals(database: Database, filter: HospitalFilter): Promise<number> {
  return database.$count(hospitals, matching(filter));
}

/** How many bases each province has, by its code. */
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
