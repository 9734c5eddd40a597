import { defineChunk } from '@/shared/chunks/load-chunk';
import { paths } from '@/shared/routes/paths';
import type { PageRoute } from '@/shared/routes/page-route';

/** Route of the operators' overview; the guard names the role of its calls. */
export const operatorsRoute: PageRoute = {
  key: 'operators',
  pattern: paths.operators.pattern,
  title: paths.operators.title,
  icon: 'document',
  layout: 'main',
  guard: { role: ['admin'] },
  chunk: defineChunk(
    () => import('./operators-page'),
    (module) => module.default,
  ),
};
