import { isId } from '@/contracts/fields';
import { studyReads } from '@/features/study/reads';
import { askAhead, unsubscribed } from '@/shared/api/ask-ahead';
import { inChunk } from '@/shared/chunks/load-chunk';
import { paths } from '@/shared/routes/paths';
import type { PageRoute } from '@/shared/routes/page-route';
import { messages } from './messages';

export const studyRoute: PageRoute = {
  key: 'study',
  pattern: paths.study.pattern,
  title: messages.title,
  icon: 'course',
  frame: 'root',
  activeMenu: paths.projects.href(),
  chunk: inChunk(
    () => import('./study-page'),
    (module) => module.default,
  ),
  preload(dispatch, { params: { id = '' } }) {
    if (!isId(id)) return;
    dispatch(askAhead(studyReads.endpoints.studyOpen.initiate({ projectId: id }, unsubscribed)));
  },
};
