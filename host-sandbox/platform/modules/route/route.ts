import { asc } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { MenuItem } from '@/contracts/menu';
import { routeList } from '@/contracts/route';
import { portalRoutes } from '../../core/db/content-schema';
import { buildTree } from '../../core/db/tree';
import { registerEndpoint } from '../../core/http/register-endpoint';
import { currentUser } from '../session/port';

type Row = typeof portalRoutes.$inferSelect;

/** Portal routes for the roles of the current user, in authentication mode `all` (R2.59, R10.16). */
export function registerRoute(app: FastifyInstance): void {
  const { database } = app.platform;
  registerEndpoint(app, routeList, async (_input, context) => {
    const [{ roles }, rows] = await Promise.all([
      currentUser(database, context),
      database.select().from(portalRoutes).orderBy(asc(portalRoutes.position)),
    ]);
    return { list: buildTree(rows.filter(isFor(roles)), toRoute) };
  });
}

const isFor = (userRoles: readonly string[]) => (row: Row) =>
  row.roles.length === 0 || row.roles.some((role) => userRoles.includes(role));

function toRoute({ path, name, title, component, redirect, meta }: Row): MenuItem {
  return {
    path,
    title,
    ...(name === null ? {} : { name }),
    ...(component === null ? {} : { component }),
    ...(redirect === null ? {} : { redirect }),
    ...(meta === null ? {} : { meta }),
  };
}
