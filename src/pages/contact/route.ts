import { askAhead, unsubscribed } from '@/shared/api/ask-ahead';
import { inChunk } from '@/shared/chunks/load-chunk';
import { paths } from '@/shared/routes/paths';
import type { PageRoute } from '@/shared/routes/page-route';
import { messages } from './messages';
import { contactReads } from './reads';

/** How an office is reached, and a message to it (R2.23). */
export const contactRoute: PageRoute = {
  key: 'contact',
  pattern: paths.contact.pattern,
  title: messages.title,
  icon: 'message',
  frame: 'root',
  chunk: inChunk(
    () => import('./contact-page'),
    ({ ContactPage }) => ContactPage,
  ),
  preload(dispatch) {
    dispatch(askAhead(contactReads.endpoints.contactList.initiate({}, unsubscribed)));
  },
};
