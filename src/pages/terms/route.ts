import { defineChunk } from '@/shared/chunks/load-chunk';
import { paths } from '@/shared/routes/paths';
import type { PageRoute } from '@/shared/routes/page-route';

/** Service agreement and privacy policy (R2.5). */
export const termsRoute: PageRoute = {
  key: 'contract',
  name: 'Contract',
  pattern: paths.terms.pattern,
  title: paths.terms.title,
  icon: 'book',
  layout: 'main',
  chunk: defineChunk(
    () => import('./terms-page'),
    (module) => module.default,
  ),
};
