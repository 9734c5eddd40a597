import { messageReads } from '@/features/site-messages/reads';
import { inChunk } from '@/shared/chunks/load-chunk';
import { paths } from '@/shared/routes/paths';
import type { PageRoute } from '@/shared/routes/page-route';
import { listRequest, readListAddress } from './list-address';
import { messages } from './messages';

/** The site messages of whoever is signed in (R2.24). */
export const messagesRoute: PageRoute = {
  key: 'messages',
  pattern: paths.siteMessages.pattern,
  title: messages.title,
  icon: 'message',
  frame: 'root',
  chunk: inChunk(
    () => import('./messages-page'),
    ({ MessagesPage }) => MessagesPage,
  ),
  preload(dispatch, { query }) {
    dispatch(messageReads.util.prefetch('messagePage', listRequest(readListAddress(query)), { force: true }));
  },
};
