import { defineChunk } from '@/shared/chunks/load-chunk';
import { paths } from '@/shared/routes/paths';
import type { PageRoute } from '@/shared/routes/page-route';
import { messages } from './messages';

/** Registration (R2.3). */
export const registerRoute: PageRoute = {
  key: 'register',
  pattern: paths.register.pattern,
  title: messages.title,
  layout: 'plain',
  visitorOnly: true,
  chunk: defineChunk(
    () => import('./register-page'),
    (module) => module.default,
  ),
};
