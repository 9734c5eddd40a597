import { defineChunk, loadChunkWithRetry } from '@/shared/chunks/load-chunk';
import { paths } from '@/shared/routes/paths';
import type { PageRoute } from '@/shared/routes/page-route';

const apiChunk = defineChunk(
  () => import('./api'),
  (api) => api,
);

const page = {
  title: paths.verify.title,
  icon: 'document',
  layout: 'main',
  chunk: defineChunk(
    () => import('./verify-page'),
    (module) => module.default,
  ),
} as const;

/** The number form, and the result at the URL that is printed on a certificate (R10.13, R10.73). */
export const verifyRoutes: readonly PageRoute[] = [
  { ...page, key: 'verify', pattern: paths.verify.pattern },
  {
    ...page,
    key: 'verified',
    title: paths.verified.title,
    pattern: paths.verified.pattern,
    activeMenu: paths.verify.href(),
    loader(dispatch, { params: { number = '' } }) {
      // an optimisation only: without it the page sends the query itself and shows its errors
      loadChunkWithRetry(apiChunk).then(
        ({ preload }) => {
          preload(dispatch, number);
        },
        () => undefined,
      );
    },
  },
];
