import { defineChunk } from '@/shared/chunks/load-chunk';
import { paths } from '@/shared/routes/paths';
import type { PageRoute } from '@/shared/routes/page-route';
import { messages } from './messages';

const page = {
  title: messages.title,
  icon: 'document',
  frame: 'root',
  chunk: defineChunk(
    () => import('./verify-page'),
    (module) => module.default,
  ),
} as const;

/** The field for a number, and what came of one: the address that stands on a certificate (R10.13, R10.73). */
export const verifyRoutes: readonly PageRoute[] = [
  { ...page, key: 'verify', pattern: paths.verify.pattern },
  {
    ...page,
    key: 'verified',
    pattern: paths.verified.pattern,
    activeMenu: paths.verify.href(),
    preload(dispatch, { params: { number = '' } }) {
      // a head start and no more: the page asks by itself, and says what it cannot get
      import('./api').then(
        ({ preload }) => {
          preload(dispatch, number);
        },
        () => undefined,
      );
    },
  },
];
