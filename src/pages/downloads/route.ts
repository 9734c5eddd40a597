import { askAhead, unsubscribed } from '@/shared/api/ask-ahead';
import { platformApi } from '@/shared/api/platform-api';
import { inChunk } from '@/shared/chunks/load-chunk';
import { paths } from '@/shared/routes/paths';
import type { PageRoute } from '@/shared/routes/page-route';
import { listRequest, readListAddress } from './list-address';
import { messages } from './messages';

/** The download centre (R2.22). */
export const downloadsRoute: PageRoute = {
  key: 'downloads',
  pattern: paths.downloads.pattern,
  title: messages.title,
  icon: 'download',
  frame: 'root',
  chunk: inChunk(
    () => import('./downloads-page'),
    ({ DownloadsPage }) => DownloadsPage,
  ),
  preload(dispatch, { query }) {
    const request = listRequest(readListAddress(query));
    dispatch(askAhead(platformApi.endpoints.attachmentPage.initiate(request, unsubscribed)));
  },
};
