import { defineChunk, loadChunkWithRetry } from '@/shared/chunks/load-chunk';
import { paths } from '@/shared/routes/paths';
import type { PageRoute } from '@/shared/routes/page-route';

const apiChunk = defineChunk(
  () => import('./api'),
  (api) => api,
);

/** The search over all public content (R10.75). */
export const searchRoute: PageRoute = {
  key: 'search',
  pattern: paths.search.pattern,
  title: paths.search.title,
  icon: 'search',
  layout: 'main',
  chunk: defineChunk(
    () => import('./search-page'),
    (module) => module.default,
  ),
  loader(dispatch, { query }) {
    // an optimisation only: without it the page sends the query itself and shows its errors
    loadChunkWithRetry(apiChunk).then(
      ({ preload }) => {
        preload(dispatch, query);
      },
      () => undefined,
    );
  },
};
