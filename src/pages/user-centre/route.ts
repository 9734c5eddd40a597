import type { ComponentType } from 'react';
import { defineChunk, loadChunkWithRetry, type Chunk } from '@/shared/chunks/load-chunk';
import type { PageRoute } from '@/shared/routes/page-route';
import { paths } from '@/shared/routes/paths';
import { messages } from './messages';
import { sections, type SectionKey } from './sections';

const chunks: Readonly<Record<SectionKey, Chunk<ComponentType>>> = {
  overview: defineChunk(
    () => import('./overview/overview-page'),
    (module) => module.default,
  ),
  userInfo: defineChunk(
    () => import('./user-info/user-info'),
    (module) => module.default,
  ),
  myProject: defineChunk(
    () => import('./my-project/my-project'),
    (module) => module.default,
  ),
  myFavourite: defineChunk(
    () => import('./my-favourite/my-favourite'),
    (module) => module.default,
  ),
  myCredit: defineChunk(
    () => import('./my-credit/my-credit'),
    (module) => module.default,
  ),
  myCert: defineChunk(
    () => import('./my-cert/my-cert'),
    (module) => module.default,
  ),
};

const apiChunk = defineChunk(
  () => import('./api'),
  (api) => api,
);
const addFavouriteChunk = defineChunk(
  () => import('./my-favourite/add-favourite-and-return'),
  (module) => module.addFavouriteAndReturn,
);

/** One page per section; an unknown segment matches no route and is redirected to `/404` (R2.25, R2.30). */
export const userCentreRoutes: readonly PageRoute[] = sections.map(({ key, title }) => ({
  key: `userCentre/${key}`,
  pattern: paths.userCentre.href({ section: key }),
  title,
  icon: 'user',
  layout: 'main',
  partOf: { title: messages.title, pattern: paths.userCentre.href({ section: 'overview' }) },
  // All sections share one menu entry.
  activeMenu: paths.userCentre.href({ section: 'userInfo' }),
  chunk: chunks[key],
  loader(dispatch, { query }) {
    // An optimisation: the section makes the calls itself and shows their errors.
    loadChunkWithRetry(apiChunk)
      .then(({ prefetchSection }) => {
        prefetchSection[key](dispatch);
      })
      .catch(() => undefined);
    if (key !== 'myFavourite' || !query.has('keep')) return undefined;
    return loadChunkWithRetry(addFavouriteChunk).then((addFavouriteAndReturn) =>
      addFavouriteAndReturn(dispatch, query),
    );
  },
}));
