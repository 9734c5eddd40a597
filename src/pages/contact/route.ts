import { prefetchQuery, unsubscribed } from '@/shared/api/base-api';
import { defineChunk } from '@/shared/chunks/load-chunk';
import { paths } from '@/shared/routes/paths';
import type { PageRoute } from '@/shared/routes/page-route';
import { contactApi } from './api';

/** An office's contact details and message form (R2.23). */
export const contactRoute: PageRoute = {
  key: 'contact',
  pattern: paths.contact.pattern,
  title: paths.contact.title,
  icon: 'message',
  layout: 'main',
  chunk: defineChunk(
    () => import('./contact-page'),
    ({ ContactPage }) => ContactPage,
  ),
  loader(dispatch) {
    dispatch(prefetchQuery(contactApi.endpoints.contactList.initiate({}, unsubscribed)));
  },
};
