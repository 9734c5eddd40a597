import { hospitalApi } from '@/features/hospitals/api';
import { prefetchQuery, unsubscribed } from '@/shared/api/base-api';
import { defineChunk } from '@/shared/chunks/load-chunk';
import { paths } from '@/shared/routes/paths';
import type { PageRoute } from '@/shared/routes/page-route';
import { listRequest, mapRequest, parseListParams } from './list-params';

/** The list of training hospitals (R2.16). */
export const hospitalListRoute: PageRoute = {
  key: 'hospitalList',
  pattern: paths.hospitals.pattern,
  title: paths.hospitals.title,
  icon: 'hospital',
  layout: 'main',
  chunk: defineChunk(
    () => import('./hospital-list-page'),
    ({ HospitalListPage }) => HospitalListPage,
  ),
  loader(dispatch, { query }) {
    const params = parseListParams(query);
    const { hospitalPage, hospitalMap } = hospitalApi.endpoints;
    dispatch(prefetchQuery(hospitalPage.initiate(listRequest(params), unsubscribed)));
    dispatch(prefetchQuery(hospitalMap.initiate(mapRequest(params), unsubscribed)));
  },
};
