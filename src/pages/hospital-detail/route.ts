import { isId } from '@/contracts/fields';
import { hospitalApi } from '@/features/hospitals/api';
import { projectApi } from '@/features/projects/api';
import { prefetchQuery, unsubscribed } from '@/shared/api/base-api';
import { defineChunk } from '@/shared/chunks/load-chunk';
import { paths } from '@/shared/routes/paths';
import type { PageRoute } from '@/shared/routes/page-route';
import { hospitalProjectsRequest } from './api';

/** One training hospital (R2.17). */
export const hospitalDetailRoute: PageRoute = {
  key: 'hospitalDetail',
  pattern: paths.hospital.pattern,
  title: paths.hospital.title,
  icon: 'hospital',
  layout: 'main',
  chunk: defineChunk(
    () => import('./hospital-detail-page'),
    ({ HospitalDetailPage }) => HospitalDetailPage,
  ),
  loader(dispatch, { params: { id = '' } }) {
    if (!isId(id)) return;
    dispatch(prefetchQuery(hospitalApi.endpoints.hospitalDetail.initiate({ id }, unsubscribed)));
    dispatch(
      prefetchQuery(projectApi.endpoints.projectPage.initiate(hospitalProjectsRequest(id), unsubscribed)),
    );
  },
};
