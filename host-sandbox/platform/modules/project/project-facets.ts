import { and, count, eq, sql, type SQL } from 'drizzle-orm';
import { projectStates, type ProjectFacets } from '@/contracts/project';
import { hospitals, projects } from '../../core/db/course-schema';
import type { Database } from '../../core/db/database';
import { hasSeatsCondition, projectFilter, type ProjectFilter } from './project-queries';
import { stateCondition } from './project-state';

/**
 * The number of results of each choice of a filter, with the other filters applied.
 * @param search condition of the keywords
 */
export async function findFacets(
  database: Database,
  filter: ProjectFilter,
  search: SQL | undefined,
  now: Date,
): Promise<ProjectFacets> {
  const without = (name: keyof ProjectFacets) =>
    and(projectFilter(database, { ...filter, [name]: undefined }, now), search);
  const countBy = (name: 'kind' | 'speciality') =>
    database
      .select({ code: projects[name], count: count() })
      .from(projects)
      .where(without(name))
      .groupBy(projects[name]);
  const [kind, speciality, province, [seats], [states]] = await Promise.all([
    countBy('kind'),
    countBy('speciality'),
    database
      .select({ code: hospitals.province, count: count() })
      .from(projects)
      .innerJoin(hospitals, eq(hospitals.id, projects.hospitalId))
      .where(without('province'))
      .groupBy(hospitals.province),
    database
      .select({ count: count() })
      .from(projects)
      .where(and(without('hasSeats'), hasSeatsCondition(now))),
    database
      .select(
        Object.fromEntries(
          projectStates.map((state) => [
            state,
            sql<number>`(count(*) filter (where ${stateCondition(state, now)}))::int`,
          ]),
        ),
      )
      .from(projects)
      .where(without('state')),
  ]);
  const state = projectStates
    .map((code) => ({ code, count: states?.[code] ?? 0 }))
    .filter((facet) => facet.count > 0);
  return { kind, speciality, state, province, hasSeats: seats?.count ?? 0 };
}
