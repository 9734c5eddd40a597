import { articlePage } from '@/contracts/article';
import { bannerList } from '@/contracts/banner';
import { latestNewsQuery, latestNoticesQuery } from '@/features/latest-articles/api';
import { baseApi, unsubscribed, type ApiDispatch } from '@/shared/api/base-api';
import { isPainted } from '@/shared/api/preloaded-responses';
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
  loader: loadPainted,
};

/** The longest time, in milliseconds, that the page waits for new responses while those of an earlier visit are shown. */
const longestWaitMs = 2000;

/** Loads the responses that index.html already shows, so that the page does not start in its loading state. */
function loadPainted(dispatch: ApiDispatch): PromiseLike<unknown> | undefined {
  const { endpoints } = baseApi;
  const painted = [
    ...[latestNewsQuery, latestNoticesQuery]
      .filter((query) => isPainted(articlePage.path, query))
      .map((query) => dispatch(endpoints.articlePage.initiate(query, unsubscribed))),
    ...(isPainted(bannerList.path, {}) ? [dispatch(endpoints.bannerList.initiate({}, unsubscribed))] : []),
  ];
  if (painted.length === 0) return undefined;
  return new Promise<void>((done) => {
    const timer = setTimeout(done, longestWaitMs);
    void Promise.all(painted).then(() => {
      clearTimeout(timer);
      done();
    });
  });
}
