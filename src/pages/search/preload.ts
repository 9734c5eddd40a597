import { prefetchQuery, unsubscribed } from '@/shared/api/prefetch-query';
import type { ApiDispatch } from '@/shared/api/dispatch';
import { listRequest, parseListParams } from './list-params';
import { searchApi } from './api';

/** Asks for the hits while the page is under way. */
export function preload(dispatch: ApiDispatch, query: URLSearchParams): void {
  const params = parseListParams(query);
  if (params.words === '') return;
  dispatch(prefetchQuery(searchApi.endpoints.searchAll.initiate(listRequest(params), unsubscribed)));
}
