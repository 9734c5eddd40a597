import { isId } from '@/contracts/fields';
import { hospitalReads } from '@/features/hospitals/reads';
import { projectReads } from '@/features/projects/reads';
import { askAhead, unsubscribed } from '@/shared/api/ask-ahead';
import { inChunk } from '@/shared/chunks/load-chunk';
import { paths } from '@/shared/routes/paths';
import type { PageRoute } from '@/shared/routes/page-route';
import { coursesOf } from './courses-request';
import { messages } from './messages';

/** One training base (R2.17). */
export const hospitalDetailRoute: PageRoute = {
  key: 'hospitalDetail',
  pattern: paths.hospital.pattern,
  title: messages.title,
  icon: 'hospital',
  frame: 'root',
  chunk: inChunk(
    () => import('./hospital-detail-page'),
    ({ HospitalDetailPage }) => HospitalDetailPage,
  ),
  preload(dispatch, { params: { id = '' } }) {
    if (!isId(id)) return;
    dispatch(askAhead(hospitalReads.endpoints.hospitalDetail.initiate({ id }, unsubscribed)));
    dispatch(askAhead(projectReads.endpoints.projectPage.initiate(coursesOf(id), unsubscribed)));
  },
};
