import { prefetchQuery, unsubscribed, baseApi } from '@/shared/api/base-api';
import { defineChunk } from '@/shared/chunks/load-chunk';
import { paths } from '@/shared/routes/paths';
import type { PageRoute } from '@/shared/routes/page-route';
import { listRequest, parseListParams } from './list-params';

/** The download centre (R2.22). */
export const downloadsRoute: PageRoute = {
  key: 'downloads',
  pattern: paths.downloads.pattern,
  title: paths.downloads.title,
  icon: 'download',
  layout: 'main',
  chunk: defineChunk(
    () => import('./downloads-page'),
    ({ DownloadsPage }) => DownloadsPage,
  ),
  loader(dispatch, { query }) {
    const request = listRequest(parseListParams(query));
    dispatch(prefetchQuery(baseApi.endpoints.attachmentPage.initiate(request, unsubscribed)));
  },
};
