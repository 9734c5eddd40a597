import { askAhead, unsubscribed } from '@/shared/api/ask-ahead';
import { inChunk } from '@/shared/chunks/load-chunk';
import { paths } from '@/shared/routes/paths';
import type { PageRoute } from '@/shared/routes/page-route';
import { projectReads } from '@/features/projects/reads';
import { listRequest, readListAddress } from './list-address';
import { messages } from './messages';

export const projectListRoute: PageRoute = {
  key: 'projectList',
  pattern: paths.projects.pattern,
  title: messages.title,
  icon: 'course',
  frame: 'root',
  chunk: inChunk(
    () => import('./project-list-page'),
    (module) => module.default,
  ),
  preload(dispatch, { query }) {
    const address = readListAddress(query);
    // a visitor may not ask for what is their own
    if (address.mine) return;
    dispatch(askAhead(projectReads.endpoints.projectPage.initiate(listRequest(address), unsubscribed)));
  },
};
