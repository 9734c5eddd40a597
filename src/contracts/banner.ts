import * as z from 'zod/mini';
import { defineCall } from './call';
import { address, id, mediaPath } from './fields';

/** Slides of the home page's carousel, in order (R7.26). */
export const bannerList = defineCall({
  path: '/unify-cms/portal/banner/list',
  summary: '首页轮播图',
  access: 'public',
  request: z.object({}),
  response: z.array(
    z.object({
      id,
      title: z.string(),
      description: z.nullable(z.string()),
      image: mediaPath,
      jumpUrl: z.nullable(address),
    }),
  ),
  readOnly: true,
});
