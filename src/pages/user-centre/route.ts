import type { ComponentType } from 'react';
import { defineChunk, type Chunk } from '@/shared/chunks/load-chunk';
import type { Message } from '@/shared/intl/define-messages';
import type { PageRoute } from '@/shared/routes/page-route';
import { paths } from '@/shared/routes/paths';
import { messages } from './messages';

interface Section {
  /** The last segment of `/uc/{comp}`. */
  key: string;
  title: Message;
  chunk: Chunk<ComponentType>;
}

/** The sections in the order of the section navigation; a new one is added here (R2.25). */
export const sections = [
  {
    key: 'overview',
    title: messages.overview,
    chunk: defineChunk(
      () => import('./overview/overview-page'),
      (module) => module.default,
    ),
  },
  {
    key: 'userInfo',
    title: messages.userInfo,
    chunk: defineChunk(
      () => import('./user-info/user-info'),
      (module) => module.default,
    ),
  },
  {
    key: 'myProject',
    title: messages.myProject,
    chunk: defineChunk(
      () => import('./my-project/my-project'),
      (module) => module.default,
    ),
  },
  {
    key: 'myFavourite',
    title: messages.myFavourite,
    chunk: defineChunk(
      () => import('./my-favourite/my-favourite'),
      (module) => module.default,
    ),
  },
  {
    key: 'myCredit',
    title: messages.myCredit,
    chunk: defineChunk(
      () => import('./my-credit/my-credit'),
      (module) => module.default,
    ),
  },
  {
    key: 'myCert',
    title: messages.myCert,
    chunk: defineChunk(
      () => import('./my-cert/my-cert'),
      (module) => module.default,
    ),
  },
] as const satisfies readonly Section[];

/** The sections that the account menu links to: those of the specification (R2.26). */
export const accountMenuSections = sections.filter(({ key }) => key !== 'overview' && key !== 'myFavourite');

export type SectionKey = (typeof sections)[number]['key'];

/** One page per section; an unknown segment matches no route and is redirected to `/404` (R2.25, R2.30). */
export const userCentreRoutes: readonly PageRoute[] = sections.map(({ key, title, chunk }) => ({
  key: `userCentre/${key}`,
  pattern: paths.userCentre.href({ section: key }),
  title,
  icon: 'user',
  layout: 'main',
  partOf: { title: messages.title, pattern: paths.userCentre.href({ section: 'overview' }) },
  // All sections share one menu entry.
  activeMenu: paths.userCentre.href({ section: 'userInfo' }),
  chunk,
  loader(dispatch, { query }) {
    // An optimisation: the section makes the calls itself and shows their errors.
    import('./api')
      .then(({ prefetchSection }) => {
        prefetchSection[key](dispatch);
      })
      .catch(() => undefined);
    if (key !== 'myFavourite' || !query.has('keep')) return undefined;
    return import('./my-favourite/add-favourite-and-return').then((module) =>
      module.addFavouriteAndReturn(dispatch, query),
    );
  },
}));
