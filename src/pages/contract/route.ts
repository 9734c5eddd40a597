import { inChunk } from '@/shared/chunks/load-chunk';
import { paths } from '@/shared/routes/paths';
import type { PageRoute } from '@/shared/routes/page-route';
import { messages } from './messages';

/** Service agreement and privacy policy (R2.5). */
export const contractRoute: PageRoute = {
  key: 'contract',
  pattern: paths.contract.pattern,
  title: messages.title,
  icon: 'book',
  frame: 'root',
  chunk: inChunk(
    () => import('./contract-page'),
    (module) => module.default,
  ),
};
