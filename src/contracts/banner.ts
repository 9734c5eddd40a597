import * as z from 'zod/mini';
import { defineCall } from './call';
import { address, id, mediaPath } from './fields';
import { listOf, unconfirmed } from './tolerant-reader';

/** Slides of the home page's carousel, in order (R7.26). */
export const bannerList = defineCall({
  path: '/unify-cms/portal/banner/list',
  summary: '首页轮播图',
  access: 'public',
  capability: 'specified',
  request: z.object({}),
  response: listOf(
    z.object({
      id: unconfirmed(z.nullable(id), null),
      title: unconfirmed(z.string(), ''),
      description: unconfirmed(z.nullable(z.string()), null),
      image: mediaPath,
      jumpUrl: unconfirmed(z.nullable(address), null),
    }),
  ),
  readOnly: true,
});
