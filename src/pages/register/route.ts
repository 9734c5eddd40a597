import { defineChunk } from '@/shared/chunks/load-chunk';
import { paths } from '@/shared/routes/paths';
import type { PageRoute } from '@/shared/routes/page-route';

/** Registration (R2.3). */
export const registerRoute: PageRoute = {
  key: 'register',
  pattern: paths.register.pattern,
  title: paths.register.title,
  layout: 'plain',
  visitorOnly: true,
  chunk: defineChunk(
    () => import('./register-page'),
    (module) => module.default,
  ),
};
