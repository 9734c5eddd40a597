import { paths } from '@/shared/routes/paths';
import type { PageRoute } from '@/shared/routes/page-route';
import { HomePage } from './home-page';
import { messages } from './messages';

/** Part of the first load: most visits start here, so its code must not wait for another request. */
export const homeRoute: PageRoute = {
  key: 'home',
  pattern: paths.home.pattern,
  title: messages.title,
  icon: 'home',
  layout: 'main',
  banner: 'full',
  component: HomePage,
};
