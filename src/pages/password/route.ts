import { defineChunk } from '@/shared/chunks/load-chunk';
import { paths } from '@/shared/routes/paths';
import type { PageRoute } from '@/shared/routes/page-route';

/** Change of an expired password; the guard redirects here until it is done (R7.15). */
export const passwordRoute: PageRoute = {
  key: 'password',
  pattern: paths.password.pattern,
  title: paths.password.title,
  layout: 'plain',
  chunk: defineChunk(
    () => import('./password-page'),
    (module) => module.default,
  ),
};
