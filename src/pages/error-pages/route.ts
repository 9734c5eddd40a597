import { defineChunk } from '@/shared/chunks/load-chunk';
import { paths } from '@/shared/routes/paths';
import type { PageRoute } from '@/shared/routes/page-route';
import { messages } from './messages';

/** Forbidden (R2.6). */
export const forbiddenRoute: PageRoute = {
  key: 'forbidden',
  pattern: paths.forbidden.pattern,
  title: messages.forbiddenTitle,
  layout: 'main',
  noCache: true,
  tabHidden: true,
  chunk: defineChunk(
    () => import('./error-page'),
    ({ ForbiddenPage }) => ForbiddenPage,
  ),
};

/** Not found (R2.7). */
export const notFoundRoute: PageRoute = {
  key: 'notFound',
  pattern: paths.notFound.pattern,
  title: messages.notFoundTitle,
  layout: 'main',
  noCache: true,
  tabHidden: true,
  chunk: defineChunk(
    () => import('./error-page'),
    ({ NotFoundPage }) => NotFoundPage,
  ),
};
