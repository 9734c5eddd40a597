import * as z from 'zod/mini';
import { defineCall } from './call';
import { menuItem } from './menu';
import { listOf, unconfirmed } from './tolerant-reader';

/** Routes of a platform, in the shape of menu items (R3.6); `component` is the key of a page (R10.28). */
export const routeRecords = listOf(menuItem);

/**
 * The routes of the signed-in user, in authentication mode `all` (R2.59, R10.16). The portal itself validates `list`,
 * since it has its own message for a value that is no array (R8.23).
 */
export const routeList = defineCall({
  path: '/{product}2/portal/route/list',
  summary: '当前用户的路由',
  access: 'member',
  capability: 'optional',
  request: z.object({ name: z.string().check(z.maxLength(100)) }),
  response: unconfirmed(z.object({ list: z.unknown() }), { list: undefined }),
  readOnly: true,
});
