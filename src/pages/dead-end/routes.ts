import { inChunk } from '@/shared/chunks/load-chunk';
import { paths } from '@/shared/routes/paths';
import type { PageRoute } from '@/shared/routes/page-route';
import { messages } from './messages';

const load = () => import('./dead-end-page');

/** Forbidden (R2.6). */
export const forbiddenRoute: PageRoute = {
  key: 'forbidden',
  pattern: paths.forbidden.pattern,
  title: messages.forbiddenTitle,
  frame: 'bare',
  chunk: inChunk(load, ({ ForbiddenPage }) => ForbiddenPage),
};

/** Not found (R2.7). */
export const notFoundRoute: PageRoute = {
  key: 'notFound',
  pattern: paths.notFound.pattern,
  title: messages.notFoundTitle,
  frame: 'bare',
  chunk: inChunk(load, ({ NotFoundPage }) => NotFoundPage),
};
