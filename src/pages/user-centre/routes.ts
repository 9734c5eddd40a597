import { paths } from '@/shared/routes/paths';
import type { PageRoute } from '@/shared/routes/page-route';
import { sections } from './sections';

/** A page for each section; any other segment is an address that no page knows, and leads to `/404` (R2.25, R2.30). */
export const userCentreRoutes: readonly PageRoute[] = sections.map(({ key, title, chunk, preload }) => ({
  key: `userCentre/${key}`,
  pattern: paths.userCentre.href({ section: key }),
  title,
  icon: 'user',
  layout: 'main',
  // one entry of the menu stands for all of them
  activeMenu: paths.userCentre.href({ section: 'userInfo' }),
  chunk,
  loader(dispatch) {
    // a head start and no more: the section asks for what it lacks, and says what it cannot get
    preload(dispatch).catch(() => undefined);
  },
}));
