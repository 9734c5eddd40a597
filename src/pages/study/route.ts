import { matchPath } from 'react-router-dom';
import { isId } from '@/contracts/fields';
import { studyApi } from '@/features/study/api';
import { prefetchQuery, unsubscribed } from '@/shared/api/base-api';
import { defineChunk } from '@/shared/chunks/load-chunk';
import { defineMessages } from '@/shared/intl/define-messages';
import { paths } from '@/shared/routes/paths';
import type { PageRoute } from '@/shared/routes/page-route';

/** Of the page above, in the breadcrumbs; the other messages are loaded with the page. */
const { course } = defineMessages('studyPage', { course: ['培训介绍', 'Course page'] });

export const studyRoute: PageRoute = {
  key: 'study',
  pattern: paths.study.pattern,
  title: paths.study.title,
  icon: 'course',
  layout: 'main',
  activeMenu: paths.projects.href(),
  above: {
    title: course,
    hrefOf(pathname) {
      const id = matchPath(paths.study.pattern, pathname)?.params.id;
      return id && paths.project.href({ id });
    },
  },
  chunk: defineChunk(
    () => import('./study-page'),
    (module) => module.default,
  ),
  loader(dispatch, { params: { id = '' } }) {
    if (!isId(id)) return;
    dispatch(prefetchQuery(studyApi.endpoints.studyOpen.initiate({ projectId: id }, unsubscribed)));
  },
};
