import { prefetchQuery, unsubscribed, baseApi } from '@/shared/api/base-api';
import { defineChunk } from '@/shared/chunks/load-chunk';
import { paths } from '@/shared/routes/paths';
import type { PageRoute } from '@/shared/routes/page-route';
import { latestNewsQuery, latestNoticesQuery } from '@/features/latest-articles/api';

/** The entry page before the login (R2.9). */
export const welcomeRoute: PageRoute = {
  key: 'landing',
  pattern: paths.welcome.pattern,
  title: paths.welcome.title,
  icon: 'grid',
  layout: 'main',
  banner: 'full',
  noCache: true,
  chunk: defineChunk(
    () => import('./welcome-page'),
    (module) => module.default,
  ),
  loader(dispatch) {
    for (const query of [latestNewsQuery, latestNoticesQuery])
      dispatch(prefetchQuery(baseApi.endpoints.articlePage.initiate(query, unsubscribed)));
  },
};
