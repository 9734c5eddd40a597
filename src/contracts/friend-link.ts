import * as z from 'zod/mini';
import { defineCall } from './call';
import { address } from './fields';
import { listOf } from './tolerant-reader';

/** Links to friendly sites in the footer (R7.27). */
export const friendLinkList = defineCall({
  path: '/unify-cms/portal/friend-link/list',
  summary: '友情链接',
  access: 'public',
  capability: 'specified',
  failure: 'silent',
  request: z.object({}),
  response: listOf(z.object({ title: z.string(), jumpUrl: address })),
  readOnly: true,
});
