import { and, desc, eq, inArray, isNotNull, or } from 'drizzle-orm';
import type { Favourite, FavouriteKey } from '@/contracts/favourite';
import { hospitals, projects } from '../../core/db/course-schema';
import { favourites } from '../../core/db/enrolment-schema';
import type { Database } from '../../core/db/database';
import { findEnrolments } from '../enrolment/port';
import { hospitalColumns } from '../hospital/port';
import { findProjects, toSummary, isPublicProject } from '../project/port';

export interface OwnFavourites {
  readonly userId: bigint;
  /** Undefined: both. */
  readonly kind: FavouriteKey['kind'] | undefined;
  readonly now: Date;
}

export const newestFirst = [desc(favourites.keptAt), desc(favourites.id)];

/** Number of a user's favourites that are published. */
export function countFavourites(database: Database, own: OwnFavourites): Promise<number> {
  return database.$count(selectKeys(database, own).as('own'));
}

/** One page of a user's favourites that are published, latest first. */
export async function findFavourites(
  database: Database,
  own: OwnFavourites,
  { offset, limit }: { offset: number; limit: number },
): Promise<Favourite[]> {
  const keys = await selectKeys(database, own)
    .orderBy(...newestFirst)
    .offset(offset)
    .limit(limit);
  const [ofProject, ofHospital] = await Promise.all([
    findSummaries(database, own, idsOf(keys.map(({ projectId }) => projectId))),
    findBases(database, idsOf(keys.map(({ hospitalId }) => hospitalId))),
  ]);
  return keys.map(({ projectId, hospitalId, keptAt }) => ({
    kind: projectId === null ? 'hospital' : 'project',
    keptAt: keptAt.toISOString(),
    project: ofProject.get(projectId ?? 0n) ?? null,
    hospital: ofHospital.get(hospitalId ?? 0n) ?? null,
  }));
}

function selectKeys(database: Database, { userId, kind, now }: OwnFavourites) {
  const { projectId, hospitalId, keptAt } = favourites;
  return database
    .select({ projectId, hospitalId, keptAt })
    .from(favourites)
    .leftJoin(projects, eq(projects.id, projectId))
    .where(
      and(
        eq(favourites.userId, userId),
        or(
          kind === 'hospital' ? undefined : isPublicProject(now),
          kind === 'project' ? undefined : isNotNull(hospitalId),
        ),
      ),
    );
}

const idsOf = (ids: readonly (bigint | null)[]) => ids.filter((id) => id !== null);

async function findSummaries(database: Database, { userId, now }: OwnFavourites, ids: bigint[]) {
  const condition = inArray(projects.id, ids);
  const [rows, enrolled] = await Promise.all([
    findProjects(database, { condition, sort: 'newest', offset: 0, limit: ids.length, now }),
    findEnrolments(database, userId, ids),
  ]);
  return new Map(rows.map((row) => [row.id, toSummary(row, enrolled.get(row.id)?.state, now)]));
}

async function findBases(database: Database, ids: bigint[]) {
  const rows = await database.select(hospitalColumns).from(hospitals).where(inArray(hospitals.id, ids));
  return new Map(rows.map((row) => [row.id, { ...row, id: String(row.id) }]));
}
