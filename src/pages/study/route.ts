import { isId } from '@/contracts/fields';
import { studyApi } from '@/features/study/api';
import { prefetchQuery, unsubscribed } from '@/shared/api/base-api';
import { defineChunk } from '@/shared/chunks/load-chunk';
import { paths } from '@/shared/routes/paths';
import type { PageRoute } from '@/shared/routes/page-route';
import { title } from './title';

export const studyRoute: PageRoute = {
  key: 'study',
  pattern: paths.study.pattern,
  title,
  icon: 'course',
  layout: 'main',
  activeMenu: paths.projects.href(),
  linksBack: true,
  chunk: defineChunk(
    () => import('./study-page'),
    (module) => module.default,
  ),
  loader(dispatch, { params: { id = '' } }) {
    if (!isId(id)) return;
    dispatch(prefetchQuery(studyApi.endpoints.studyOpen.initiate({ projectId: id }, unsubscribed)));
  },
};
