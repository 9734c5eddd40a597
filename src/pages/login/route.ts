import { defineChunk } from '@/shared/chunks/load-chunk';
import { paths } from '@/shared/routes/paths';
import type { PageRoute } from '@/shared/routes/page-route';

/** Login (R2.2). */
export const loginRoute: PageRoute = {
  key: 'login',
  pattern: paths.login.pattern,
  title: paths.login.title,
  layout: 'plain',
  visitorOnly: true,
  chunk: defineChunk(
    () => import('./login-page'),
    (module) => module.default,
  ),
};
