import { messageApi } from '@/features/site-messages/api';
import { defineChunk } from '@/shared/chunks/load-chunk';
import { paths } from '@/shared/routes/paths';
import type { PageRoute } from '@/shared/routes/page-route';
import { listRequest, parseListParams } from './list-params';

/** The signed-in user's site messages (R2.24). */
export const inboxRoute: PageRoute = {
  key: 'messages',
  pattern: paths.inbox.pattern,
  title: paths.inbox.title,
  icon: 'message',
  layout: 'main',
  chunk: defineChunk(
    () => import('./inbox-page'),
    ({ InboxPage }) => InboxPage,
  ),
  loader(dispatch, { query }) {
    dispatch(messageApi.util.prefetch('messagePage', listRequest(parseListParams(query)), { force: true }));
  },
};
