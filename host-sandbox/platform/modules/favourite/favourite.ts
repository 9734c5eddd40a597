import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { favouriteList, favouritePage, favouriteSave, type FavouriteKey } from '@/contracts/favourite';
import { limits } from '@/contracts/limits';
import { recordId } from '../../core/db/columns';
import { hospitals, projects } from '../../core/db/course-schema';
import { favourites } from '../../core/db/enrolment-schema';
import type { Database } from '../../core/db/database';
import { ApiError, notFound } from '../../core/http/api-error';
import { registerEndpoint } from '../../core/http/register-endpoint';
import { isPublicProject } from '../project/port';
import { currentSession, lockCurrentUser } from '../session/port';
import { countFavourites, findFavourites, newestFirst } from './favourite-page';

/** Favourites of trainees: courses and hospitals. Everyone sees their own only. */
export function registerFavourite(app: FastifyInstance): void {
  const { database } = app.platform;

  registerEndpoint(app, favouriteList, async (_input, context) => {
    const rows = await database
      .select()
      .from(favourites)
      .where(eq(favourites.userId, currentSession(context).userId))
      .orderBy(...newestFirst);
    return rows.flatMap(({ projectId, hospitalId }): FavouriteKey[] => {
      if (projectId !== null) return [{ kind: 'project', id: String(projectId) }];
      return hospitalId === null ? [] : [{ kind: 'hospital', id: String(hospitalId) }];
    });
  });

  registerEndpoint(app, favouritePage, async ({ current, size, query: { kind } }, context) => {
    const { userId } = currentSession(context);
    const own = { userId, kind, now: context.now };
    const [total, records] = await Promise.all([
      countFavourites(database, own),
      findFavourites(database, own, { offset: (current - 1) * size, limit: size }),
    ]);
    return { records, total, current, size };
  });

  registerEndpoint(app, favouriteSave, async ({ kind, id: text, kept }, context) => {
    const id = recordId(text);
    const column = kind === 'project' ? 'projectId' : 'hospitalId';
    await database.transaction(async (transaction) => {
      // the lock makes the count below hold
      const { id: userId } = await lockCurrentUser(transaction, context);
      const own = eq(favourites.userId, userId);
      const same = and(own, eq(favourites[column], id));
      if (!kept) {
        await transaction.delete(favourites).where(same);
        return;
      }
      await requireRecord(transaction, { kind, id }, context.now);
      if ((await transaction.$count(favourites, same)) > 0) return;
      if ((await transaction.$count(favourites, own)) >= limits.favourites)
        throw new ApiError('A0409', `最多收藏 ${limits.favourites} 项，请先取消一些收藏`);
      await transaction.insert(favourites).values({ userId, [column]: id, keptAt: context.now });
    });
    return null;
  });
}

/** @throws ApiError A0404 where visitors see no such course or hospital */
async function requireRecord(
  database: Database,
  { kind, id }: { kind: FavouriteKey['kind']; id: bigint },
  now: Date,
): Promise<void> {
  const [found, name] =
    kind === 'project'
      ? [await database.$count(projects, and(eq(projects.id, id), isPublicProject(now))), '该培训项目']
      : [await database.$count(hospitals, eq(hospitals.id, id)), '该培训基地'];
  if (found === 0) throw notFound(name);
}
