import { paths } from '@/shared/routes/paths';
import type { PageRoute } from '@/shared/routes/page-route';
import { messages } from './messages';

const chunk = () => import('./dead-end-page');

/** Forbidden (R2.6). */
export const forbiddenRoute: PageRoute = {
  key: 'forbidden',
  pattern: paths.forbidden.pattern,
  title: messages.forbiddenTitle,
  frame: 'bare',
  chunk: () => chunk().then(({ ForbiddenPage }) => ({ default: ForbiddenPage })),
};

/** Not found (R2.7). */
export const notFoundRoute: PageRoute = {
  key: 'notFound',
  pattern: paths.notFound.pattern,
  title: messages.notFoundTitle,
  frame: 'bare',
  chunk: () => chunk().then(({ NotFoundPage }) => ({ default: NotFoundPage })),
};
