import { desc, eq } from 'drizzle-orm';
import { hospitals, projects } from '../../core/db/course-schema';
import { favourites } from '../../core/db/enrolment-schema';
import type { Database } from '../../core/db/database';

/** A user's favourites for their data export. */
export async function exportFavourites(database: Database, userId: bigint) {
  const rows = await database
    .select({ project: projects.title, hospital: hospitals.name, keptAt: favourites.keptAt })
    .from(favourites)
    .leftJoin(projects, eq(projects.id, favourites.projectId))
    .leftJoin(hospitals, eq(hospitals.id, favourites.hospitalId))
    .where(eq(favourites.userId, userId))
    .orderBy(desc(favourites.keptAt), desc(favourites.id));
  return rows.map(({ project, hospital, keptAt }) => ({
    title: project ?? hospital,
    keptAt: keptAt.toISOString(),
  }));
}

/** Deletes a user's favourites. */
export async function deleteFavourites(transaction: Database, userId: bigint): Promise<void> {
  await transaction.delete(favourites).where(eq(favourites.userId, userId));
}
