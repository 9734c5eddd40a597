import { defineChunk } from '@/shared/chunks/load-chunk';
import { paths } from '@/shared/routes/paths';
import type { PageRoute } from '@/shared/routes/page-route';
import { messages } from './messages';

/** The search over everything (R10.75). */
export const searchRoute: PageRoute = {
  key: 'search',
  pattern: paths.search.pattern,
  title: messages.title,
  icon: 'search',
  frame: 'root',
  chunk: defineChunk(
    () => import('./search-page'),
    (module) => module.default,
  ),
  preload(dispatch, { query }) {
    // a head start and no more: the page asks by itself, and says what it cannot get
    import('./preload').then(
      ({ preload }) => {
        preload(dispatch, query);
      },
      () => undefined,
    );
  },
};
