import { defineChunk } from '@/shared/chunks/load-chunk';
import { paths } from '@/shared/routes/paths';
import type { PageRoute } from '@/shared/routes/page-route';

/** Route of the help centre. */
export const helpRoute: PageRoute = {
  key: 'help',
  pattern: paths.help.pattern,
  title: paths.help.title,
  layout: 'main',
  chunk: defineChunk(
    () => import('./help-page'),
    (module) => module.default,
  ),
};
