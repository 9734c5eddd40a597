import { defineChunk } from '@/shared/chunks/load-chunk';
import { paths } from '@/shared/routes/paths';
import type { PageRoute } from '@/shared/routes/page-route';

/** Password reset (R2.4). */
export const forgotPasswordRoute: PageRoute = {
  key: 'forgotPassword',
  pattern: paths.forgotPassword.pattern,
  title: paths.forgotPassword.title,
  layout: 'plain',
  visitorOnly: true,
  chunk: defineChunk(
    () => import('./forgot-password-page'),
    (module) => module.default,
  ),
};
