import { and, count, sql, type SQL } from 'drizzle-orm';
import { projectStates, type ProjectFacets } from '@/contracts/project';
import { projects } from '../../db/course-schema';
import type { Database } from '../../db/database';
import { projectFilter, type ProjectFilter } from './project-queries';
import { stateCondition } from './project-state';

/**
 * What each choice of a filter would find, under the other filters.
 * @param search condition of the keywords
 */
export async function findFacets(
  database: Database,
  filter: ProjectFilter,
  search: SQL | undefined,
  now: Date,
): Promise<ProjectFacets> {
  const without = (name: 'kind' | 'speciality' | 'state') =>
    and(projectFilter(database, { ...filter, [name]: undefined }, now), search);
  const countBy = (name: 'kind' | 'speciality') =>
    database
      .select({ code: projects[name], count: count() })
      .from(projects)
      .where(without(name))
      .groupBy(projects[name]);
  const [kind, speciality, [states]] = await Promise.all([
    countBy('kind'),
    countBy('speciality'),
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
  return { kind, speciality, state };
}
