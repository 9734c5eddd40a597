import * as z from 'zod/mini';
import { defineCall } from './call';
import { menuItem } from './menu';

/** A route as a platform describes it: the shape of a menu item (R3.6), its `component` the key of a page (R10.28). */
export const routeRecords = z.array(menuItem);

/**
 * The routes of the signed-in user, in authentication mode `all` (R2.59, R10.16). What `list` holds is judged by the
 * portal, which has words of its own for what is no array (R8.23).
 */
export const routeList = defineCall({
  path: '/{product}2/portal/route/list',
  summary: '当前用户的路由',
  access: 'member',
  request: z.object({ name: z.string().check(z.maxLength(100)) }),
  response: z.object({ list: z.unknown() }),
  readOnly: true,
});
