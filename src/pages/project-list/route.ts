import { prefetchQuery, unsubscribed } from '@/shared/api/base-api';
import { defineChunk } from '@/shared/chunks/load-chunk';
import { paths } from '@/shared/routes/paths';
import type { PageRoute } from '@/shared/routes/page-route';
import { projectApi } from '@/features/projects/api';
import { listRequest, parseListParams } from './list-params';

export const projectListRoute: PageRoute = {
  key: 'projectList',
  pattern: paths.projects.pattern,
  title: paths.projects.title,
  icon: 'course',
  layout: 'main',
  chunk: defineChunk(
    () => import('./project-list-page'),
    (module) => module.default,
  ),
  loader(dispatch, { query }) {
    const params = parseListParams(query);
    // a visitor must not send this query
    if (params.mine) return;
    dispatch(prefetchQuery(projectApi.endpoints.projectPage.initiate(listRequest(params), unsubscribed)));
  },
};
