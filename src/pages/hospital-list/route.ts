import { hospitalReads } from '@/features/hospitals/reads';
import { askAhead, unsubscribed } from '@/shared/api/ask-ahead';
import { inChunk } from '@/shared/chunks/load-chunk';
import { paths } from '@/shared/routes/paths';
import type { PageRoute } from '@/shared/routes/page-route';
import { listRequest, mapRequest, readListAddress } from './list-address';
import { messages } from './messages';

/** The training bases (R2.16). */
export const hospitalListRoute: PageRoute = {
  key: 'hospitalList',
  pattern: paths.hospitals.pattern,
  title: messages.title,
  icon: 'hospital',
  frame: 'root',
  chunk: inChunk(
    () => import('./hospital-list-page'),
    ({ HospitalListPage }) => HospitalListPage,
  ),
  preload(dispatch, { query }) {
    const address = readListAddress(query);
    const { hospitalPage, hospitalMap } = hospitalReads.endpoints;
    dispatch(askAhead(hospitalPage.initiate(listRequest(address), unsubscribed)));
    dispatch(askAhead(hospitalMap.initiate(mapRequest(address), unsubscribed)));
  },
};
