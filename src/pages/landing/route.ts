import { askAhead, unsubscribed } from '@/shared/api/ask-ahead';
import { platformApi } from '@/shared/api/platform-api';
import { inChunk } from '@/shared/chunks/load-chunk';
import { paths } from '@/shared/routes/paths';
import type { PageRoute } from '@/shared/routes/page-route';
import { newsQuery, noticesQuery } from '@/features/article-column/queries';
import { messages } from './messages';

export const landingRoute: PageRoute = {
  key: 'landing',
  pattern: paths.landing.pattern,
  title: messages.title,
  icon: 'grid',
  frame: 'root',
  banner: 'full',
  noCache: true,
  chunk: inChunk(
    () => import('./landing-page'),
    (module) => module.default,
  ),
  preload(dispatch) {
    for (const query of [newsQuery, noticesQuery])
      dispatch(askAhead(platformApi.endpoints.articlePage.initiate(query, unsubscribed)));
  },
};
