import { isId } from '@/contracts/fields';
import { projectApi } from '@/features/projects/api';
import { prefetchQuery, unsubscribed } from '@/shared/api/base-api';
import { defineChunk } from '@/shared/chunks/load-chunk';
import { paths } from '@/shared/routes/paths';
import type { PageRoute } from '@/shared/routes/page-route';

export const projectDetailRoute: PageRoute = {
  key: 'projectDetail',
  pattern: paths.project.pattern,
  title: paths.project.title,
  icon: 'course',
  layout: 'main',
  activeMenu: paths.projects.href(),
  chunk: defineChunk(
    () => import('./project-detail-page'),
    (module) => module.default,
  ),
  loader(dispatch, { params: { id = '' } }) {
    if (!isId(id)) return;
    dispatch(prefetchQuery(projectApi.endpoints.projectDetail.initiate({ id }, unsubscribed)));
  },
};
