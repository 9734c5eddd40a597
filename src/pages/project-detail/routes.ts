import { isId } from '@/contracts/fields';
import { projectReads } from '@/features/projects/reads';
import { askAhead, unsubscribed } from '@/shared/api/ask-ahead';
import { inChunk } from '@/shared/chunks/load-chunk';
import { paths } from '@/shared/routes/paths';
import type { PageRoute } from '@/shared/routes/page-route';
import { messages } from './messages';

export const projectDetailRoute: PageRoute = {
  key: 'projectDetail',
  pattern: paths.project.pattern,
  title: messages.title,
  icon: 'course',
  frame: 'root',
  activeMenu: paths.projects.href(),
  chunk: inChunk(
    () => import('./project-detail-page'),
    (module) => module.default,
  ),
  preload(dispatch, { params: { id = '' } }) {
    if (!isId(id)) return;
    dispatch(askAhead(projectReads.endpoints.projectDetail.initiate({ id }, unsubscribed)));
  },
};
